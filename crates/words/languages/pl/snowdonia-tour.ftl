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
