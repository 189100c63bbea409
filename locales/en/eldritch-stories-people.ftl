# Stories of the investigators: who they are, and how they are found once they have fallen.

eh-story-sheet-akachi-onyele = On the Cape they send for Akachi Onyele to sit with the dying, because she can hear which way they leave. This year they have all begun to leave in the same direction, and some stop at the last step to ask her who is holding the door. She has slung her drum on her back and gone to see.
    .crippled = Akachi lies in a mission ward with both hands bandaged; her bundle is yours, she says, all but the drum. The sisters have locked that away, because at night it beats without her.
    .crippled-pass = You talk the sisters round; she drums with her wrists till dawn, and far off a door swings to.
    .crippled-fail = The sisters will not hear of it, and by morning she has left in the direction she used to listen for.
    .insane = In a hut above the surf Akachi counts aloud the dead who pass through the room and has you step aside for each. With one foot she pushes her bundle towards you, and does not lose count.
    .insane-pass = You stand your ground in the doorway and count with her, until the whole procession halts and turns back.
    .insane-fail = You lose count, she does not, and when the last of them has gone by she gets up and follows.

eh-story-sheet-charlie-kane = Three terms in office taught Charlie Kane that the world is held together by favours, and he keeps a card for every one he is owed. Then a harbour bill that he had never read was passed on the votes of men two years dead, and it granted somebody the sea floor off San Francisco. He has put off the campaign and begun to call in the cards.
    .crippled = Up on the hospital roof Kane sits in a wheeled chair with a telephone in his lap. He hands you his case and one last card: the call is to be made for him, and in his voice, since he has none now.
    .crippled-pass = The man at the other end believes every word, and somewhere a very old permit is torn across.
    .crippled-fail = The line goes dead in mid-sentence, and Kane, who has followed it all, does not ask for the telephone again.
    .insane = Kane is addressing a full house in the dayroom of a private clinic, and every chair is empty. He breaks off, greets you as the member from somewhere or other and yields you the floor, and with it his papers.
    .insane-pass = You move that the session be closed; none is heard against it, and whatever sat in those chairs withdraws.
    .insane-fail = He rules you out of order and speaks on, and that night he leaves the clinic with his audience.

eh-story-sheet-diana-stanley = Diana Stanley kept the minutes of a circle that met below a shipping office in Panama, in so fair a hand that no one asked whether she followed them. She followed them perfectly on the evening when her own name was read out among the things required. She left by the window with the minute book under her coat, and sees to it that nothing resolved at that table comes to pass.
    .crippled = They found Diana, and did to her hands what is done to those who take notes. The book is under her pillow for you; with her eyes she spells out one clause in it that has to be answered.
    .crippled-pass = You know the answering clause and speak it, and a thing voted long ago is struck from the record.
    .crippled-fail = The clause means nothing to you, and she shuts her eyes, having nothing else to write with.
    .insane = With the handle of a spoon Diana keeps her minutes on the wall of the cell: who is present, who has voted. You are not on the list, and those who are not on it she cannot hear.
    .insane-pass = You coax her into entering your name, you vote against, and the motion is lost.
    .insane-fail = She scratches that there is no quorum, lays her things at your feet and never speaks again.

eh-story-sheet-jacqueline-fine = In Chicago Jacqueline Fine read strangers' gloves for a dollar, and what she saw in them was small and always came true. One winter day every glove in the parlour, the banker's and the newsboy's alike, showed her the same wet stone and the same slowly lifting lid. She gave back the dollars and bought a railway ticket.
    .crippled = Jacqueline can move nothing below the neck, and the nurses say that she replies before they ask. Her trunk she leaves to you; what she wants is your glove, and the head physician has forbidden it.
    .crippled-pass = The physician gives way; her cheek on your glove, she names a road not to be taken, and disaster waits there in vain.
    .crippled-fail = He will not be moved, and whatever she might have seen she takes away with her that night.
    .insane = Jacqueline wears all her gloves, one over another, and weeps for each in another voice. What they see she has chalked on the floor of the ward again and again, every time with the same line missing.
    .insane-pass = The missing line is one you know; you draw it in, the voices stop together, and at last she sleeps.
    .insane-fail = Your line is wrong; she studies it, draws on your glove over the rest, and knows you no more.

eh-story-sheet-jim-culver = Jim Culver has played piano for burials and dance halls from Memphis to the Gulf, and by the hum of a room he can tell who in it is near the end. One night on a riverboat the hum came from under the water, in a key he had never met, and the whole band fell in with it until he slammed the lid on his own fingers. He has been following that key ever since.
    .crippled = His hands lie on the blanket like an empty pair of gloves. Jim gives you what he has and asks for a tune; the only piano is in the matron's parlour, and it is not for patients.
    .crippled-pass = You charm the key out of the matron; he hums, you play, and something under the river loses the beat.
    .crippled-fail = The parlour stays shut, and towards morning the finger that was tapping time on the sheet lies still.
    .insane = In the asylum chapel Jim strikes one chord, hour upon hour, and each time the windows bow in a little more. He nods at his satchel for you to take it, and strikes again.
    .insane-pass = You sit down by him and hold one wrong note until the chord gives way and the glass stands straight.
    .insane-fail = Your hand lifts from the keys by itself; you leave him to it, and the chord sees you to the gate.

eh-story-sheet-leo-anderson = Leo Anderson has brought home everyone he ever led, and was proud of it, until the Paraná survey came back with one man more than had set out. For weeks nobody could say which of them was the stranger; then he was gone, and all the maps with him. Leo is hiring again in Buenos Aires, and he counts his people at every halt.
    .crippled = A fall did what mountains could not: Leo lies in a rented room and makes over his outfit to you. In the corridor squat his bearers, unpaid and afraid, and one errand of theirs is not done.
    .crippled-pass = You find the words, they shoulder their packs, and in the hills an altar that Leo had marked is brought down.
    .crippled-fail = They hear you out, pick up their hats and go, and Leo, who has counted the steps, turns to the wall.
    .insane = Leo has barricaded himself in a hut at the snow line and keeps counting who is inside: himself, and one more. He throws his pack out to you through the gap and sets his shoulder to the door.
    .insane-pass = You force the door and haul him into the daylight, and whoever was the second does not come out.
    .insane-fail = The door holds; towards night you hear him count once more, and it comes to one.

eh-story-sheet-lily-chen = Lily Chen taught the daughters of Shanghai silk merchants how to fall, in a loft over her grandfather's warehouse. One morning the practice post, which is of oak and older than the house, stood in a posture that she had never been shown. She copied it, and that same night on the waterfront found out what it is meant to stop.
    .crippled = Lily's back is broken; her temper is not. Her belongings are by the door for you, but first she has you face the oak post, which must be split before dusk, and calls the blows from her bed.
    .crippled-pass = At the last blow the oak splits, and something that had long stood behind it drops with it.
    .crippled-fail = Your fists bleed and the oak stands; she thanks you with her eyes, and does not see the morning.
    .insane = All day long in the mission yard Lily fights, slowly and with closed eyes, against someone taller. The other patients have begun to walk around him too.
    .insane-pass = You talk until she hears you; she lowers her hands and bows, and he is obliged to bow and go.
    .insane-fail = She does not hear, and towards evening she meets the one blow that she never learnt to turn.

eh-story-sheet-lola-hayes = Lola Hayes was on tour in Tokyo when the prompter died and somebody went on prompting. Out of the box came lines from no known play, and one after another her fellow actors spoke them. She alone stood silent; the company has not been seen since that night, and she goes in search of it, in one part after another.
    .crippled = The doctor has had the mirrors taken from Lola's room. Her costume trunk is yours, she says through the bandages, only make up her face first, and give her the cues for one last scene as if there were a house.
    .crippled-pass = You play it to her liking, and at the curtain an audience that you never saw rises and leaves.
    .crippled-fail = You stumble at a cue, and in the pause the prompter carries on without her.
    .insane = Within the hour you have talked to a queen, to a cook and to a girl who drowned, and all of them are Lola. Only one still remembers what was said from the prompter's box.
    .insane-pass = You draw that one out; she gives you the line which must not be answered, and it goes unanswered.
    .insane-fail = It is the drowned girl who stays, and she has nothing to say to anyone.

eh-story-sheet-mark-harrigan = After the Armistice Mark Harrigan stayed on to clear shells out of other people's fields. Under a beet field near the Baltic his spade broke into a trench that neither army had dug, and his whole squad went down for a look. He filled it in alone, it took him four days, and since then he has never travelled without kerosene.
    .crippled = What is left of Mark sits in a veterans' home with its boots polished and its kit laid out for you. There is a hatch in the cellar that has started to lift, he says; with legs he could hold it.
    .crippled-pass = With your back you hold the hatch until the knocking ends, and overhead his stick raps twice in thanks.
    .crippled-fail = The hatch throws you off; he wheels his chair down over it, and shoots the bolt behind him.
    .insane = Mark has dug a trench across the hospital lawn and is holding it. To a comrade he throws out his kit without a word, but he will stand down for nothing except an order.
    .insane-pass = You give it the way an officer would; he climbs out, and whatever lay facing him draws off.
    .insane-fail = He wants the password, you do not have it, and at dusk he goes over the top by himself.

eh-story-sheet-norman-withers = For thirty years Norman Withers has photographed one dull patch of sky over Arkham, seeing that no one else would. Laid side by side, his plates show a pair of eyelids drawing apart. The faculty admired their sharpness; so he packed them in straw and went to look for somebody who would be frightened.
    .crippled = They have wheeled Norman's bed on to the terrace, as he asked, with the plates in a box for you. He cannot lift his head to the telescope and begs you to look for him, and at the place he names something looks back.
    .crippled-pass = You keep your eye to the glass until it is the other that blinks.
    .crippled-fail = You pull away from the glass; he asks nothing, and by moonset he is dead.
    .insane = Norman has inked out the stars on all his plates, one by one, and now he has a ladder and a bucket of pitch. His papers stand by the door, corded, with your name on them.
    .insane-pass = You win him over to leave a single star; under it he recalls a correction, and the lids above draw closer.
    .insane-fail = He listens kindly, shifts the ladder and goes up it, and no one sees him come down.

eh-story-sheet-silas-marsh = Silas Marsh never learnt to swim. He has been wrecked four times, and each time was found on a beach, asleep and dry; after the last, off Sydney, there was a shell in his fist with his mother's handwriting on the inside. He ships with any captain bound for deep water, and means to find out who keeps handing him back.
    .crippled = A parted cable has broken Silas, and they have laid him in a sailors' hostel, facing the harbour. His sea bag is for you; but each tide leaves something on his sill, he whispers, and one of these things is no gift.
    .crippled-pass = You pick out the shell that has its barnacles within and crush it, and the tide draws off in haste.
    .crippled-fail = To you they are all just shells; at high water the bed is empty and the sill is wet.
    .insane = In the seamen's asylum Silas sits in the bath and will not be parted from the water, because it is telling him names. His bag hangs packed on the door, and it is you he packed it for.
    .insane-pass = Dust, bread, roads: you talk of nothing else till he pulls the plug himself and the names run out with the water.
    .insane-fail = He smiles and ducks his head under, so as to hear better, and does not raise it.

eh-story-sheet-trish-scarborough = Trish Scarborough carries letters that must not be found to people who do not exist. In a sleeping car out of Moscow she opened one for the first time: it was addressed to her, dated the next day, and it told her where to get off. She got off one station before, which is how she came to see what was waiting.
    .crippled = The bullet has gone too deep. In a clinic that is on no map Trish slips you her papers and a last letter for an address nearby, but the man on the door has orders about whatever is carried out.
    .crippled-pass = You lie to him as she would have done, and the letter reaches the one person who can act on it.
    .crippled-fail = He reads it under his lamp and burns it, and in the room behind you the breathing has stopped.
    .insane = Trish sits on the floor answering sheets of blank paper; everything else she owned she has tied up for you. Of the hundreds around her, she says, one was really sent.
    .insane-pass = You try them against the window until one shows a watermark that moves, and burn it before it can be read.
    .insane-fail = They are all alike to you; she shrugs, takes one, reads it through and walks out past every guard.
