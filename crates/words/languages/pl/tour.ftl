# Przewodnik po pierwszej grze.
tour-title = Twoja pierwsza gra
tour-around = Co gdzie leży na stole
tour-show = pokaż

# Dookoła stołu gry Snowdonia
tour-route = Trasa wspina się z Llanberis na szczyt. Na kartach torów i wykopach leży gruz; gdy zniknie, można układać tory i budować stacje. Znacznik pokazuje, czyja to praca i czyje punkty.
tour-areas = Najpierw wszyscy po kolei przydzielają robotników. Potem wykonuje się obszary od A do G, w każdym najpierw niskie pola: co weźmiesz w A, użyjesz już w C, D i E.
tour-yard = W Składzie leżą kostki, które bierze się w obszarze A. Po każdej rundzie uzupełnia się go z worka; widać tu, co w worku zostało.
tour-weather = Pogoda tej rundy i dwóch następnych. Słońce przyspiesza wykopy i układanie torów, deszcz spowalnia; mgła zamyka obszary B i D. Planuj z wyprzedzeniem.
tour-events = Każda kostka wydarzenia wylosowana z worka popycha grę: usuwa gruz, układa tory albo kończy stacje bez ciebie. Następne wydarzenie jest zaznaczone.
tour-office = Kontrakty mają dwa zastosowania: raz w grze możesz je zagrać w obszarze z ich literą, a na koniec dają punkty, jeśli spełnisz ich warunek.
tour-trains = Gdy nastąpi odpowiednie wydarzenie, w obszarze E można za stal kupić pociąg. Ma on zdolność, a jego węgiel sprowadza trzeciego robotnika.
tour-players = Zasoby, znaczniki, kontrakty i dotychczasowe punkty każdego gracza. Masz tylko 16 znaczników; każdy twój tor i każde miejsce zabiera jeden.
tour-end = Gra kończy się w rundzie, w której ułożono ostatni tor. Patrz, jak daleko sięga już trasa.

# Pierwszy raz w grze Snowdonia
tour-first-terminus = Wybierz koniec, od którego pracujesz. Stamtąd liczą się gruz, tory i place budowy, więc kto zaczyna tam także, jest twoim rywalem.
tour-first-hire = Za węgiel swojego pociągu dostajesz w tej rundzie trzeciego robotnika. Najbardziej opłaca się to, gdy wolnych jest jeszcze wiele dobrych pól.
tour-first-place = Każde świecące pole to miejsce dla robotnika. Myśl od A do G: najpierw kostki, potem przetapianie, tory i budowle. Niższy numer działa wcześniej.
tour-first-window = Zanim ten obszar zadziała, możesz zagrać kontrakt z jego literą, nawet bez robotnika. Kontrakt się zużywa, ale jego premia na koniec zostaje.
tour-first-take = Bierz rudę na stal, kamień na budowle, a węgiel, jeśli masz pociąg lub chcesz go mieć. Co zostawisz, weźmie następny gracz.
tour-first-make = Z rudy powstaje stal, z gruzu kamień. Kamień pochodzi z worka: gdy go tam nie ma, gruzu nie da się zamienić.
tour-first-lay = Każdy tor kosztuje jeden pręt stalowy i dostaje twój znacznik. Trzeba ułożyć tyle, na ile pozwala tempo, o ile starczy stali i kart bez gruzu.
tour-first-build = Świecące place są dostępne i stać cię na nie. Widać na nich punkty; kontrakty też często wymagają placów budowy.
tour-first-office = Weź kontrakt, którego warunek i tak spełnisz. Kontrakt z pola 1 zostanie po tej rundzie odrzucony.
tour-first-maintenance = Pociąg wymaga opieki: zapłać pręt stalowy, oddaj kontrakt na utrzymanie albo strać pociąg. Twój węgiel zostaje u ciebie.

# Dookoła stołu gry Foothills
tour-hill-lines = Każdy rząd to linia kolejowa. Gruz na karcie zakrywa pole toru; następny tor trafia na pierwsze wolne pole od lewej. Linia pełna torów dostaje kozioł oporowy.
tour-hill-stations = Na kartach są pola stacji z kosztem i premią oraz pole geodety z akcją. Otwiera je pierwsza stacja albo kopacze; stacje początkowe są zawsze otwarte.
tour-hill-cards = Pięć kart akcji to twoja tura: użyj strony, która jest na wierzchu, potem karta zostaje odwrócona. Złote strony są mocne i dla wszystkich takie same, szare ma każda karta własne.
tour-hill-stock = Ruda i kamień pochodzą ze Składu. Kto weźmie ostatnią kostkę, losuje sześć nowych; każda kostka wydarzenia wśród nich sprowadza kopaczy, którzy zabierają wam obojgu jedną kartę.
tour-hill-supply = Te karty mogą zastąpić kartę, którą zapunktujesz w pubie. Przychodzą złotą stroną do góry; przeczytaj szare strony.
tour-hill-points = Dotychczasowe punkty, wiersz po wierszu. Pasażer jest wart pół punktu, zapunktowane karty liczą to, co na nich widać.
tour-hill-end = Piąty kozioł oporowy albo kopacze, dla których nie ma miejsca, zapowiadają koniec. Obie strony mają tyle samo tur.

# Pierwszy raz w grze Foothills
tour-hill-first-setup-take = Dwie kostki na początek. Dwie rudy to tor, dwa kamienie to niejedna stacja.
tour-hill-first-card = Wybierz jedną ze swoich kart. Potem leży drugą stroną do góry, więc myśl o tym, co zechcesz zrobić następnym razem.
tour-hill-first-take = Weź najwyżej tyle, ile podano. Gdy zostawisz jedną kostkę, nie ma uzupełniania, a wybór ma przeciwnik.
tour-hill-first-dig = Wybierz linię, której gruz bierzesz, zawsze od lewej do prawej. Każda oczyszczona karta to punkt, a gruzem płaci się za kamień i stacje.
tour-hill-first-trade = Połóż tor tam, gdzie świeci pole, albo wymień dobra na kamień. Tyle razy, ile mówi karta; pasując, kończysz.
tour-hill-first-build = Każde świecące pole to stacja, na którą cię stać: po lewej koszt, po prawej premia. Otwiera też kartę dla geodetów.
tour-hill-first-visit-after = Twój geodeta może od razu pójść na nową stację i tam zadziałać. Opuszcza wtedy obecne miejsce.
tour-hill-first-flip-ferry = Odwróć dowolnie wiele swoich kart: zaznacz te, które mają być odwrócone razem. Szare znów będą złote.
tour-hill-first-score-bridge = Możesz teraz zapunktować kartę bez pójścia do pubu. Na koniec gry da to, co liczy.
tour-hill-first-visit = Przesuń geodetę na świecące pole i wykonaj jego akcję. Stacje początkowe dają dobra i bilet; w pubie punktuje się kartę.
tour-hill-first-score = Karta opuszcza twój zestaw i na koniec liczy to, co na niej widać. Z zasobu przychodzi karta tego samego typu.
tour-hill-first-ticket = Weź bilet bez ruszania geodety. Niektóre karty wymagają biletu, a niektóre zapunktowane karty liczą bilety.
tour-hill-first-gain = Kostka może pochodzić ze Składu albo z worka. Biorąc z worka, nie ruszasz Składu; ostatnia kostka stamtąd powoduje uzupełnienie.
tour-hill-first-pay = Ta akcja ma cenę. Zapłać, jeśli się opłaca; gdy spasujesz, nic się nie dzieje.
tour-hill-first-keep = Wybierz kostki, które zatrzymasz. Pozostałe trafią do Składu, gdzie może je wziąć przeciwnik.
tour-hill-first-flip = Możesz odwrócić inną kartę bez jej używania, żeby następnym razem na wierzchu była właściwa strona.
