# Accounts
account-plain = Accounts need an encrypted connection (https). Here everyone plays as a guest.
account-title = Your account
account-about-guest = With an account you can sign in on any device, and you are not forgotten when you stay away.
account-make = Create an account
account-sign-in = Sign in
account-sign-out = Sign out
account-manage = Password, devices, data
account-name = Name
account-password = Password
account-password-new = New password
account-password-now = Current password
account-password-about = At least { $min } characters. A few words in a row are easy to remember and hard to guess.
password-short = The password is too short: at least { $min } characters.
password-long = The password is too long: at most { $max } characters.
password-simple = This password is too easy to guess.
account-taken = This name belongs to another account. Choose a different one.
account-busy = Many people are signing in at the moment. Try again in a few seconds.
sign-up-title = Create an account
sign-up-about = You sign in with this name, and others see it at the table.
sign-up-keep = Everything you have played as { $who } stays yours. On other devices you will have to sign in.
sign-up-go = Create the account
sign-in-title = Sign in
sign-in-refused = Name and password do not match.
sign-in-take = Add what I played here as { $who } to my account
sign-in-forgot = Forgot your password?
sign-in-new = No account yet?

codes-title = Recovery codes
codes-welcome = Your account is ready. Keep these codes for the day you forget your password.
codes-about = Each code lets you set a new password, once. Write them down or print them: they are shown only now.
codes-go-on = I have noted them
codes-left = { $n ->
    [0] You have no recovery codes.
    [one] You have 1 recovery code left.
   *[other] You have { $n } recovery codes left.
}
codes-new-about = New codes replace the old ones.
codes-new = Make new codes

devices-title = Devices
devices-about = You are signed in on these devices.
devices-this = this device
devices-unknown = Unknown device
devices-seen = Last used { $when }, signed in { $since }
devices-end = Sign out
devices-end-which = Sign out { $device }
devices-others = Sign out everywhere else

password-title = Change password
password-about = You will be signed out on all other devices.
password-go = Change password
password-done = Your password has been changed. You are signed out on all other devices.
password-wrong = The current password is not correct.

address-title = Email address
address-about = We write to it if you need a new password. Nobody else sees it.
address-label = Email address
address-waits = A message with a link is on its way to { $address }. The address counts once you have opened the link.
address-confirmed = Confirmed: { $address }
address-save = Save address
address-again = Send the link again
address-remove = Remove address
address-fault = This is not an email address.
address-saved = The address has been saved. Look for our message.
address-removed = The address has been removed.
confirm-title = Confirm your address
confirm-about = Is this your email address? Then confirm it here.
confirm-go = Confirm
confirm-done = Your address is confirmed.
confirm-spent = This link was already used, is too old, or belongs to another address. You can have a new one sent from your account page.

reset-title = New password
reset-mail = By email
reset-mail-about = If your account has a confirmed address, we send you a link.
reset-who = Name or email address
reset-send = Send the link
reset-sent = If there is an account with a confirmed address, a message with a link is on its way to it.
reset-code-title = With a recovery code
reset-code-about = You got the codes when you created the account.
reset-code = Recovery code
reset-go = Set new password
reset-refused = Name and recovery code do not match.
reset-new-about = You will be signed out on all devices and can then sign in with the new password.
reset-spent = This link was already used or is too old. Ask for a new one.
reset-done = Your password has been changed. Sign in with it now.

data-title = Your data
data-about = What is stored about you, as a file: account, devices, settings, tables, games, messages, notes, the people you have blocked. Reports of messages, which only the host sees, are not part of it.
data-go = Download my data
erase-title = Delete my account
erase-about = Your account, your messages and your notes are deleted for good. Your games stay, but your name is taken out of them, and bots play on in your seats.
erase-sure = Yes, delete my account
erase-go = Delete my account
erase-done = Your account has been deleted.

mail-confirm-subject = Confirm your email address
mail-confirm =
    Hello { $who },

    this address was entered for your account at { $site }.
    If that was you, open this link within { $hours } hours:

    { $link }

    If it was not you, there is nothing to do.
mail-reset-subject = Set a new password
mail-reset =
    Hello { $who },

    somebody, probably you, asked for a new password at { $site }.
    Open this link within { $minutes } minutes to set one:

    { $link }

    If it was not you, there is nothing to do: your password stays as it is.

# People whom the host has shut out
shut-out-title = You are blocked here
shut-out = The host has blocked you. You can still download your data, and delete your account or ask to be forgotten.
shut-out-me = To your page
limit-sign-ins = There have been many attempts to sign in with this name or from your address.
limit-mails = Many messages have been requested for this account or from your address in a short time.
