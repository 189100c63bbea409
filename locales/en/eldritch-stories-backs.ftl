# Stories of the spells, and of the conditions and what comes of them.

eh-story-spell-blessing-of-isis = Nile water, a sistrum, and an old prayer that asks the goddess to lay her wing over someone near you.
eh-story-spell-clairvoyance = With your lids shut you look through another window, far away, and go on looking until it gives up its secret.
eh-story-spell-conjuration = You describe a thing so exactly that the air, for want of any objection, provides it.
eh-story-spell-feed-the-mind = A draught of ink and honey through which one person may drink what another took a lifetime to learn.
eh-story-spell-flesh-ward = A word spoken on the indrawn breath turns skin to something that blades would rather go round.
eh-story-spell-instill-bravery = Seven syllables, and the fear stands off a pace like a dog that has been told to wait.
eh-story-spell-mists-of-releh = A grey fog creeps out of your sleeves, and whatever is hunting in it forgets that you are there.
eh-story-spell-plumb-the-void = You let down a line into the emptiness under all places, and someone comes up at the other end of the earth.
eh-story-spell-shriveling = The living water in a body is called away, and what it leaves is light and brown and rustles in the wind.
eh-story-spell-wither = Your arm takes on the weight of a falling wall, and what it strikes goes weak like a plant in frost.

eh-story-condition-amnesia = There is a week missing, perhaps a month, and people greet you whom you cannot have met.
eh-story-condition-amnesia-the-terrible-truth = The lost days come back at a stroke: you spent them reaching an understanding with something, and it was sealed.
eh-story-condition-amnesia-unexplained-debts = A man shows you a paper in your own hand; you cannot recall the money, but you owe it.
eh-story-condition-amnesia-forgotten-crimes = The police remember your lost days better than you do, and they have come with the warrant.

eh-story-condition-back-injury = Every load has to be talked over with your spine beforehand, and the spine does not always agree.
eh-story-condition-back-injury-nerve-damage = Your fingers stop reporting what they hold, and somewhere along the way one thing has slipped from them.
eh-story-condition-back-injury-muscle-spasms = A cramp folds you up on the road; by the time it lets go for good, days are gone, and part of the baggage.
eh-story-condition-back-injury-fractured-spine = Something in your back gives with a dry sound, and of all you carried you can take up one thing and no more.

eh-story-condition-blessed = Doors open a moment before you knock, knives go wide, and you sleep without dreams.
eh-story-condition-blessed-beloved-of-bast = A cat you do not own lies purring on your chest till morning, and you get up mended in body and mind.
eh-story-condition-blessed-visions-of-hypnos = You dream of a white stair and someone kind who answers two questions, and on waking you recall both answers.
eh-story-condition-blessed-blessing-of-nodens = Driving a chariot of shell, an old man asks which beast troubles you; if you name one, he rides to hunt it.

eh-story-condition-cursed = Milk turns when you come in, ropes fray in your hands, and dogs cross the street.
eh-story-condition-cursed-harried = The curse has a scent, and tonight something that has followed it for days catches you up.
eh-story-condition-cursed-karmic-justice = Someone worse than you gets in the way of what was coming, and all at once the air is light and you are free.
eh-story-condition-cursed-the-innsmouth-look = Slits open in your neck: at sea you go home to the deep for ever; on land the change tears out of you in blood.

eh-story-condition-dark-pact = You gave your word to somebody who casts no reflection, and now and then you hear him turn a page.
eh-story-condition-dark-pact-pact-with-yog-sothoth = Each formula you know proves to be a key, each key turns in a door, and the sky moves over to let them open.
eh-story-condition-dark-pact-pact-with-the-dark-man = He is waiting on the corner with his hat in his hand; you walk up to him, and there your road ends.
eh-story-condition-dark-pact-one-of-the-thousand = The Goat will have one life, and by the small print the choice is yours: it is a companion who does not come back.

eh-story-condition-debt = Someone paid, and the someone keeps good books.
eh-story-condition-debt-hitmen = Two men in good overcoats fall in on either side of you and propose the alley.
    .pass = You leave them both among the dustbins, and the account is considered closed.
    .fail = They go about it thoroughly, and the debt is written off in your blood.
eh-story-condition-debt-unwilling-servant = You wake in a stranger's livery with a tray in your hands, and the word that holds you there is still on your tongue.
    .pass = You know the word that undoes it, set the tray down and walk out with nothing owing.
    .fail = The debt is worked off to the last hour, but of those hours and much before them nothing remains.
eh-story-condition-debt-debt-collector = The little man with the inventory is sorry, so very sorry, and has already begun to stick on labels.
    .pass = You persuade him that the firm owes you an apology, and he peels the labels off again.
    .fail = He goes away with the best of your baggage and leaves you a stamped receipt.
eh-story-condition-debt-local-authorities = Your creditor has sold the paper to the police, and plain shoes have been keeping step behind you since noon.
    .pass = You catch sight of them in a shop window and are gone, and the paper with you.
    .fail = Hands close on your elbows: it will be a cell in town, unless some friend lets them take him instead.
eh-story-condition-debt-make-a-deal = The lender does not want money; he would accept your word on one small matter, or else hand the bill to the world.
    .yes = You give him your word, it vanishes into a black notebook, and the debt is torn up.
    .no = You refuse; he shrugs, and the whole world is put down to pay for you.
eh-story-condition-debt-beyond-riches = They ask for no coin: you are merely to sit one night in the vault, across from the thing that the bank was built on.
    .pass = You stare past its shoulder until the bell, and they show you out with a bow and nothing to pay.
    .fail = You meet its eyes before morning, and the debt is settled out of your reason.

eh-story-condition-detained = A door without a handle, a window above reach, and a clerk who has all the time there is.
eh-story-condition-detained-starvation = No bowl is brought any more, and the warder will open his hand only for something worth knowing.
    .yes = You tell him what you had found out, and he forgets to lock up after him.
    .pass = You last until the shift changes, and the new warder, ashamed, lets you go.
    .fail = By the time they carry you out of the gate, hunger has broken something inside you.
eh-story-condition-detained-holding-cell = The others in the cell have been here longer and make the rules, and the sergeant sells the only way out.
    .yes = He takes your discovery for his report, and your name drops off the list.
    .pass = You win the cell over by supper, and someone's cousin at the desk misplaces your file.
    .fail = They let you out in the end, bruised and unable to say what was done to you in the dark.
eh-story-condition-detained-cruel-and-unusual = The examiner wears a surgeon's apron over something older, and asks his one question very gently.
    .yes = You answer with a secret that matters, and he thanks you and unbuckles the straps.
    .pass = You say nothing, night after night, until it is he who can no longer bear the room.
    .fail = You are free, they say, but the gentle voice came out with you and stands behind every door.

eh-story-condition-hallucinations = Things stand in the corner of your eye, and lately they do not leave when you turn round.
eh-story-condition-hallucinations-delusions = All that you had found out, it turns out, was told you by people who were never there, and it falls apart.
eh-story-condition-hallucinations-the-voices = They discuss you in the next room, where there is no room, and some of what they say sticks.
eh-story-condition-hallucinations-swarming = The wallpaper begins to crawl, then the bed, then you, and when it is over much of your mind has gone with it.

eh-story-condition-internal-injury = Something inside sits wrong, and each breath is let through only after inspection.
eh-story-condition-internal-injury-cracked-rib = You laugh at something, or cough, and the broken end reminds you sharply of itself.
eh-story-condition-internal-injury-excruciating-pain = For one night there is nothing in the world but pain; by dawn it has burnt itself out, and most of you too.
eh-story-condition-internal-injury-internal-bleeding = By morning your handkerchief is red, and a doctor's hand lies on your shoulder: bed, he says, and days of it.

eh-story-condition-leg-injury = Stairs have become a matter for reflection, and you know the weather a day ahead.
eh-story-condition-leg-injury-twisted-knee = The knee turns under you: you can sit down and wait, or you can walk on it and pay.
eh-story-condition-leg-injury-stabbing-pain = A hot nail goes in above the ankle at each step, and there is nothing for it but to stop.
eh-story-condition-leg-injury-strange-remedy = The herb woman's poultice bites to the bone; it heals, she promises, those who lie still under it long enough.
    .yes = You lie still while the days pass, and rise from the bench walking like a child.
    .no = You tear it off and limp away, with a burn where the poultice was.

eh-story-condition-paranoia = They have changed the waiter, the postman and the moon, and supposed that you would not notice.
eh-story-condition-paranoia-kleptomania = It is better off with you than with them: your hand has already taken it from the counter.
    .pass = You were watching every eye in the shop, and not one was watching you.
    .fail = The shopman has you by the wrist, the thing goes back, and you go with the constable.
eh-story-condition-paranoia-violent-outbursts = You see the plot at last and strike first; when they drag you off, the people bleeding are your own, and a friend is gone.
eh-story-condition-paranoia-agoraphobia = Out here the sky has no lid; in a city there are windows besides, all turned on you, and there your mind gives way.
