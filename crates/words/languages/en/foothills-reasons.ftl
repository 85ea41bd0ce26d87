# What differs between two positions of Foothills, as reasons say it
hill-reason-until-turn = By the end of turn { $turn }: { $what }.
hill-reason-line = most stations in { $line }
hill-reason-no-line = no longer the most stations in { $line }
hill-reason-card = { $card } scored
hill-reason-no-card = { $card } not scored
hill-reason-summit = summit chit
hill-reason-no-summit = no summit chit
hill-reason-golden = { $n ->
    [one] 1 card with the golden side up
   *[other] { $n } cards with the golden side up
}
hill-reason-end = the end of the game is triggered
hill-reason-no-end = the end of the game is not triggered yet
