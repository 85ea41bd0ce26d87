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
