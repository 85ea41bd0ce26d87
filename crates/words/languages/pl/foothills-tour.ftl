# Dookoła stołu gry Foothills
tour-hill-lines = Każdy rząd to linia kolejowa. Gruz na karcie zakrywa pole toru; następny tor układa się na pierwszym wolnym polu od lewej. Linia z kompletem torów dostaje kozioł oporowy.
tour-hill-stations = Na kartach są pola stacji z kosztem i premią oraz pole geodety z akcją. Otwiera je pierwsza stacja albo kopacze; stacje początkowe są zawsze otwarte.
tour-hill-cards = Grasz pięcioma kartami akcji: użyj strony, która jest na wierzchu, a potem karta zostaje odwrócona. Złote strony są mocne i takie same dla obojga graczy, szare są na każdej karcie inne.
tour-hill-stock = Ruda i kamień pochodzą ze Składu. Kto weźmie ostatnią kostkę, losuje sześć nowych; każda wylosowana kostka wydarzenia sprowadza kopaczy, którzy zabierają jedną kartę obu graczom.
tour-hill-supply = Te karty mogą zastąpić kartę, którą zapunktujesz w pubie. Dostajesz je złotą stroną do góry; najpierw przeczytaj szare strony.
tour-hill-points = Punkty do tej pory, wiersz po wierszu. Pasażer jest wart pół punktu, a zapunktowane karty liczą to, co na nich widać.
tour-hill-end = Piąty kozioł oporowy albo kopacze, dla których nie ma miejsca, zapowiadają koniec. Obaj gracze rozegrają tyle samo tur.

# Pierwszy raz w grze Foothills
tour-hill-first-setup-take = Dwie kostki na początek. Za dwie rudy ułożysz tor, za dwa kamienie zbudujesz niejedną stację.
tour-hill-first-card = Wybierz jedną ze swoich kart. Potem pokaże drugą stronę, więc pomyśl, co zechcesz zrobić następnym razem.
tour-hill-first-take = Weź najwyżej tyle, ile podano. Jeśli zostawisz jedną kostkę, Składu się nie uzupełnia, a wybór ma przeciwnik.
tour-hill-first-dig = Wybierz linię, której gruz bierzesz, zawsze od lewej do prawej. Każda oczyszczona karta to punkt, a gruzem płaci się za kamień i stacje.
tour-hill-first-trade = Ułóż tor tam, gdzie pole świeci, albo wymień coś na kamień. Możesz to zrobić tyle razy, ile mówi karta; kończysz, pasując.
tour-hill-first-build = Każde świecące pole to stacja, na którą cię stać: po lewej koszt, po prawej premia. Otwiera też kartę dla geodetów.
tour-hill-first-visit-after = Twój geodeta może od razu pójść na nową stację i wykonać jej akcję. Opuszcza wtedy obecne miejsce.
tour-hill-first-flip-ferry = Odwróć dowolnie wiele swoich kart: zaznacz wszystkie, które chcesz odwrócić. Szare znów będą złote.
tour-hill-first-score-bridge = Możesz teraz zapunktować kartę, nie idąc do pubu. Na koniec gry da punkty za to, co liczy.
tour-hill-first-visit = Przesuń geodetę na świecące pole i wykonaj jego akcję. Stacje początkowe dają surowce i bilet; w pubie punktujesz kartę.
tour-hill-first-score = Karta opuszcza twój zestaw i na koniec punktuje to, co na niej widać. W zamian bierzesz kartę tego samego typu.
tour-hill-first-ticket = Weź bilet bez ruszania geodety. Niektóre karty wymagają biletu, a niektóre zapunktowane karty liczą bilety.
tour-hill-first-gain = Kostka może pochodzić ze Składu albo z worka. Biorąc z worka, nie ruszasz Składu; ostatnia kostka stamtąd powoduje uzupełnienie.
tour-hill-first-pay = Ta akcja ma swoją cenę. Zapłać, jeśli się opłaca; jeśli spasujesz, nic się nie stanie.
tour-hill-first-keep = Wybierz kostki, które zatrzymasz. Pozostałe trafią do Składu, gdzie może je wziąć przeciwnik.
tour-hill-first-flip = Możesz odwrócić inną kartę bez jej używania, żeby następnym razem na wierzchu była właściwa strona.
