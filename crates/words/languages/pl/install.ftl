# Zainstalowany program
install-title = Instalacja
install-about = Program dostanie własną ikonę i własne okno.
install-go = Zainstaluj
install-plain = Program można zainstalować, gdy połączenie jest szyfrowane (https).
offline-title = Brak połączenia
offline-about = Nie można połączyć się z programem. Twoje partie są bezpieczne i będą trwać dalej, gdy połączenie wróci.
offline-again = Spróbuj ponownie
