# Dookoła stołu gry Snowdonia
tour-route = Trasa wspina się z Llanberis na szczyt. Na kartach trasy i w wykopach leży gruz; gdy zniknie, można układać tory i budować stacje. Znacznik własności pokazuje, czyja to praca i czyje punkty.
tour-areas = Najpierw wszyscy po kolei przypisują robotników. Potem rozpatruje się obszary od A do G, w każdym najpierw pola o niższych numerach: to, co weźmiesz w A, wykorzystasz w tej samej rundzie w C, D i E.
tour-yard = W Strefie zasobów leżą kostki, które bierzesz w obszarze A. Po każdej rundzie uzupełnia się ją z worka; tu widać, co w worku zostało.
tour-weather = Pogoda tej rundy i dwóch następnych. Słońce przyspiesza wykopy i układanie torów, deszcz je spowalnia, a mgła zamyka obszary B i D. Planuj z wyprzedzeniem.
tour-events = Każda kostka wydarzenia wylosowana z worka popycha grę naprzód: bez twojego udziału znika gruz, przybywa torów albo zamyka się stacja. Następne wydarzenie jest zaznaczone.
tour-office = Kontrakty mają dwa zastosowania: raz w grze możesz je zagrać przed obszarem z ich literą, a na koniec dają punkty, jeśli spełnisz ich warunek.
tour-trains = Gdy nastąpi odpowiednie wydarzenie, w obszarze E można za pręty stalowe kupić pociąg. Ma on zdolność, a za węgiel sprowadza ci trzeciego robotnika.
tour-players = Zasoby, znaczniki, kontrakty i dotychczasowe punkty każdego gracza. Masz tylko 16 znaczników własności; każdy twój tor i każde miejsce zajmuje jeden.
tour-end = Gra kończy się po rundzie, w której ułożono ostatni tor. Obserwuj, jak daleko sięgają już tory.

# Pierwszy raz w grze Snowdonia
tour-first-terminus = Wybierz koniec, od którego pracujesz. Stamtąd sięgasz po gruz, tory i place budowy, tak samo jak każdy, kto zaczyna tam razem z tobą.
tour-first-hire = Za węgiel dostajesz w tej rundzie trzeciego robotnika. Najbardziej opłaca się to, gdy jest jeszcze wiele dobrych wolnych pól.
tour-first-place = Każde świecące pole to zadanie dla robotnika. Myśl od A do G: najpierw kostki, potem przetapianie, tory i budowle. Niższy numer działa wcześniej.
tour-first-window = Zanim rozpatrzy się ten obszar, możesz zagrać kontrakt z jego literą, nawet bez robotnika. Kontrakt zostaje zużyty, ale jego premia na koniec pozostaje.
tour-first-take = Bierz rudę na stal, kamień na budowle, a węgiel, jeśli masz pociąg lub chcesz go mieć. Co zostawisz, może wziąć następny gracz.
tour-first-make = Z rudy powstaje stal, z gruzu kamień. Kamień pochodzi z worka: gdy go tam nie ma, gruzu nie da się zamienić.
tour-first-lay = Każdy tor kosztuje jeden pręt stalowy i dostaje twój znacznik. Musisz ułożyć tyle torów, ile wynosi tempo pracy, o ile starczy prętów i odkopanych kart trasy.
tour-first-build = Świecące place budowy są w twoim zasięgu i stać cię na nie. Widać na nich punkty; wiele kontraktów też wymaga placów budowy.
tour-first-office = Weź kontrakt, którego warunek i tak spełnisz. Kontrakt z pola 1 zostanie po tej rundzie odrzucony.
tour-first-maintenance = Pociąg wymaga utrzymania: zapłać pręt stalowy, odrzuć kontrakt utrzymania albo strać pociąg. Twój węgiel zostaje u ciebie.
