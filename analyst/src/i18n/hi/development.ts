import type { Catalogue } from "../catalogue.ts";

export const development: Catalogue = {
  "handing over work": "काम सौंपना",
  selling: "बिक्री",
  "speaking in public": "लोगों के सामने बोलना",
  "feedback and difficult conversations": "फ़ीडबैक और मुश्किल बातचीत",
  "undisturbed work": "बिना रुकावट काम",
  "planning your time": "समय की योजना",
  sleep: "नींद",
  exercise: "व्यायाम",
  "less work and stress": "कम काम और तनाव",
  confidence: "आत्मविश्वास",
  "raising money": "निवेश जुटाना",
  hiring: "भर्ती",
  learning: "सीखना",
  "Gollwitzer and Sheeran, 94 tests of if-then plans": "गोल्विट्ज़र और शीरन, “अगर-तो” योजनाओं के 94 परीक्षण",
  "decisions others took without asking you": "फ़ैसले जो दूसरों ने आपसे पूछे बिना लिए",
  "List everything you did in the last five working days and mark what only you can do":
    "पिछले पाँच कामकाजी दिनों में जो कुछ किया, सब लिखें और निशान लगाएँ कि क्या सिर्फ़ आप कर सकते हैं",
  "Write down for one task what done looks like, and give it to one person with the right to decide":
    "एक काम के लिए लिखें कि वह पूरा कब माना जाएगा, और उसे फ़ैसले के अधिकार के साथ एक व्यक्ति को दें",
  "Let one result stand that is good enough and not yours, and note what it really cost":
    "एक ऐसा नतीजा रहने दें जो काफ़ी अच्छा है पर आपका नहीं, और लिखें कि उसकी असली कीमत क्या रही",
  "Give away a whole area with its number, and meet about the number once a week only":
    "एक पूरा क्षेत्र उसकी संख्या के साथ सौंपें, और उस संख्या पर हफ़्ते में सिर्फ़ एक बार मिलें",
  "Be unreachable for two working days and read afterwards what waited":
    "दो कामकाजी दिन पहुँच से बाहर रहें और बाद में पढ़ें कि क्या रुका रहा",
  "somebody asks me what to do": "कोई मुझसे पूछे कि क्या करना है",
  "ask “What would you do?” and wait for the answer": "पूछना है “आप क्या करते?” और जवाब का इंतज़ार करना है",
  "a week in which nothing waited for you": "एक हफ़्ता जिसमें कुछ भी आपके इंतज़ार में न रुका हो",
  "conversations with people who could pay": "ऐसे लोगों से बातचीत जो पैसे दे सकते हैं",
  "Write the list of 40 people or firms by name, with the reason each might care":
    "40 लोगों या फ़र्मों की नाम के साथ सूची बनाएँ, और लिखें कि हर एक को इसकी परवाह क्यों हो सकती है",
  "Write to ten of them in your own words, and keep every answer": "उनमें से दस को अपने शब्दों में लिखें और हर जवाब सँभालकर रखें",
  "Hold five calls with one question about the past and no demo; note the words they use":
    "पाँच कॉल करें, बीते समय के बारे में एक सवाल के साथ और बिना डेमो; उनके शब्द लिख लें",
  "Ask two people for money, with a price and a date, and say nothing after the question":
    "दो लोगों से पैसे माँगें, कीमत और तारीख़ के साथ, और सवाल के बाद चुप रहें",
  "Rewrite the first sentence with their words and do the next ten": "पहला वाक्य उनके शब्दों में फिर लिखें और अगले दस से बात करें",
  "I have opened my mail in the morning": "सुबह मेरा मेल खुल चुका हो",
  "write to one person on the list before I answer anything": "कुछ भी जवाब देने से पहले सूची के एक व्यक्ति को लिखना है",
  "one payment from a stranger": "किसी अजनबी से मिला एक भुगतान",
  "minutes spoken in front of people": "लोगों के सामने बोले गए मिनट",
  "Record three minutes about what you build and listen to it once, to the end":
    "आप जो बना रहे हैं, उस पर तीन मिनट रिकॉर्ड करें और एक बार अंत तक सुनें",
  "Cut it to 60 seconds and say it to two people who do not know it; ask what you sell":
    "उसे 60 सेकंड का करें और दो ऐसे लोगों को सुनाएँ जो उसे नहीं जानते; पूछें कि आप क्या बेचते हैं",
  "Give a ten-minute talk to five people and answer questions until they have none":
    "पाँच लोगों के सामने दस मिनट बोलें और तब तक जवाब दें जब तक सवाल ख़त्म न हों",
  "Ask for a slot at one event, and prepare by saying it aloud four times":
    "किसी कार्यक्रम में बोलने का समय माँगें, और चार बार ज़ोर से बोलकर तैयारी करें",
  "Give it, and write down the question you answered worst": "वहाँ बोलें, और वह सवाल लिख लें जिसका जवाब सबसे कमज़ोर रहा",
  "I close my laptop at noon": "दोपहर में मेरा लैपटॉप बंद हो",
  "say the first minute of my talk aloud, standing": "अपने भाषण का पहला मिनट खड़े होकर ज़ोर से बोलना है",
  "a talk in front of people who did not have to come": "ऐसे लोगों के सामने एक भाषण जिनका आना ज़रूरी नहीं था",
  "conversations in which both said something new": "बातचीत जिनमें दोनों ने कुछ नया कहा",
  "Write for each person what you have not said, and what it costs not to":
    "हर व्यक्ति के लिए लिखें कि आपने उससे क्या नहीं कहा, और न कहने की कीमत क्या है",
  "Say one of them within 48 hours: what you saw, what it did, what you ask for":
    "उनमें से एक से 48 घंटे में कहें: आपने क्या देखा, उससे क्या हुआ, आप क्या चाहते हैं",
  "Ask each person what you should stop, and do not answer for a day":
    "हर व्यक्ति से पूछें कि आपको क्या बंद करना चाहिए, और एक दिन तक जवाब न दें",
  "Hold a half-hour with each person every week, their topics first": "हर हफ़्ते हर व्यक्ति के साथ आधा घंटा बैठें, पहले उनके विषय",
  "I notice that I hold something back": "मुझे लगे कि कोई बात मन में दबी है",
  "put it into the calendar of the person for the same week": "उसे उसी हफ़्ते के लिए उस व्यक्ति के कैलेंडर में डालना है",
  "somebody told you bad news before you asked": "किसी ने आपके पूछने से पहले बुरी ख़बर बताई",
  "hours of undisturbed work on the one thing that counts": "सबसे ज़रूरी एक काम पर बिना रुकावट के घंटे",
  "Write down for three days every interruption, and who caused it":
    "तीन दिन तक हर रुकावट लिखें और यह भी कि वह किसकी वजह से आई",
  "Choose the one piece of work that would make the week good, and put it into two mornings":
    "वह एक काम चुनें जिससे हफ़्ता अच्छा रहे, और उसे दो सुबहों में रखें",
  "Work two blocks of 90 minutes with phone and mail in another room": "90 मिनट के दो दौर काम करें, फ़ोन और मेल दूसरे कमरे में",
  "Tell the people who interrupt most when you are there for them, and keep to it":
    "जो सबसे ज़्यादा टोकते हैं, उन्हें बताएँ कि आप उनके लिए कब मौजूद हैं, और उस पर टिकें",
  "Finish one piece that waited for more than a month": "एक काम पूरा करें जो एक महीने से ज़्यादा रुका था",
  "I sit down in the morning": "मेरा सुबह का काम शुरू हो",
  "work 20 minutes on the one thing before I open any mail": "मेल खोलने से पहले 20 मिनट उस एक काम पर लगाने हैं",
  "one piece finished that waited for a month": "एक पूरा हुआ काम जो महीने भर से रुका था",
  "planned things that were done in the week they were planned for": "तय काम जो अपने तय हफ़्ते में हुए",
  "Empty everything you carry in your head onto one list": "दिमाग़ में जो कुछ है, सब एक ही सूची में उतारें",
  "Strike out a third of it and tell those who wait for it": "उसका एक तिहाई काट दें और जो इंतज़ार में हैं उन्हें बताएँ",
  "Plan the week by hours: no more than 70% of them": "हफ़्ते की योजना घंटों में बनाएँ: उनके 70% से ज़्यादा नहीं",
  "Compare plan and week, and write down the one thing that pushed the others out":
    "योजना और हफ़्ते की तुलना करें, और वह एक चीज़ लिखें जिसने बाकी को बाहर किया",
  "Say no to one request that a good person makes": "किसी भले व्यक्ति के एक अनुरोध को ना कहें",
  "I finish work for the day": "मेरा दिन का काम ख़त्म हो",
  "write down the first thing of tomorrow and close everything else": "कल का पहला काम लिखना है और बाकी सब बंद करना है",
  "three weeks in which what was planned was done": "तीन हफ़्ते जिनमें जो तय था वही हुआ",
  "nights in bed at the hour you set": "रातें जब आप तय समय पर बिस्तर में थे",
  "Write down for seven days when the light went out and when you woke": "सात दिन तक लिखें कि बत्ती कब बुझी और नींद कब खुली",
  "Set one hour for getting up, the same on all seven days": "उठने का एक समय तय करें, सातों दिन वही",
  "Take the phone out of the bedroom and buy an alarm clock": "फ़ोन को सोने के कमरे से बाहर रखें और अलार्म घड़ी ख़रीदें",
  "Move the last coffee to before noon, and the last hard talk to before eight":
    "आख़िरी कॉफ़ी दोपहर से पहले और आख़िरी कठिन बातचीत रात आठ बजे से पहले रखें",
  "the clock says ten in the evening": "घड़ी में रात के दस बजें",
  "put the phone to charge in another room": "फ़ोन दूसरे कमरे में चार्ज पर लगाना है",
  "two weeks with the same hour of getting up": "दो हफ़्ते उठने का एक ही समय",
  "times you moved for twenty minutes": "कितनी बार आप बीस मिनट चले-फिरे",
  "Choose what you disliked least in the past, and lay the clothes out":
    "वह चुनें जो पहले आपको सबसे कम नापसंद था, और कपड़े निकालकर रखें",
  "Move three times for 20 minutes, however slowly": "तीन बार 20 मिनट चलें-फिरें, चाहे कितना भी धीरे",
  "Agree on one fixed time with one person": "एक व्यक्ति के साथ एक पक्का समय तय करें",
  "Go once when you do not want to, for ten minutes only": "एक बार तब जाएँ जब मन न हो, सिर्फ़ दस मिनट के लिए",
  "I put my cup away after the first coffee": "पहली कॉफ़ी के बाद मेरा कप अपनी जगह पहुँचे",
  "put on my shoes and go out": "जूते पहनकर बाहर निकलना है",
  "three weeks without a gap of more than three days": "तीन हफ़्ते जिनमें तीन दिन से लंबा अंतराल न हो",
  "evenings without work": "बिना काम की शामें",
  "Write down when in the last two weeks you were at your limit, and what came before":
    "लिखें कि पिछले दो हफ़्तों में आपकी हद कब आई और उससे पहले क्या हुआ",
  "Name the one duty that could end this month, and end it or hand it over":
    "वह एक ज़िम्मेदारी बताएँ जो इस महीने ख़त्म हो सकती है, और उसे ख़त्म करें या सौंप दें",
  "Keep two evenings and one day free, and tell those who would miss you then":
    "दो शामें और एक दिन ख़ाली रखें, और उन्हें बताएँ जिन्हें तब आपकी कमी खलेगी",
  "Speak with a doctor or a counsellor if it does not ease within four weeks":
    "चार हफ़्ते में राहत न मिले तो डॉक्टर या काउंसलर से बात करें",
  "I leave my desk": "मुझे अपनी मेज़ से उठना हो",
  "walk ten minutes without a phone before I am home": "घर पहुँचने से पहले दस मिनट बिना फ़ोन के पैदल चलना है",
  "four weeks with the free evenings kept": "चार हफ़्ते जिनमें ख़ाली शामें ख़ाली रहीं",
  "things you tried that could have been refused": "कोशिशें जिनमें ना सुनने को मिल सकता था",
  "Write down the last five things you did not ask for, and what you expected to hear":
    "वे पिछली पाँच चीज़ें लिखें जो आपने नहीं माँगीं, और वह जवाब जिसकी आपको उम्मीद थी",
  "Ask for something small that will probably be refused, once a week":
    "हफ़्ते में एक बार कोई छोटी चीज़ माँगें जिसके लिए शायद मना कर दिया जाए",
  "Show one unfinished thing to somebody whose judgment you fear":
    "एक अधूरी चीज़ किसी ऐसे व्यक्ति को दिखाएँ जिसकी राय से आप डरते हैं",
  "Compare what you expected with what happened, in numbers": "संख्याओं में तुलना करें कि उम्मीद क्या थी और हुआ क्या",
  "I catch myself writing “just” or “maybe” in a message": "मेरे संदेश में “बस” या “शायद” आ जाए",
  "take it out and send": "उसे हटाकर संदेश भेजना है",
  "one yes that you would not have asked for before": "एक हाँ जो आप पहले माँगते ही नहीं",
  "conversations with investors who lead at your stage": "ऐसे निवेशकों से बातचीत जो आपके चरण में दौर की अगुआई करते हैं",
  "Write the list of 40 with a way to each": "40 निवेशकों की सूची लिखें, हर एक तक पहुँचने के रास्ते के साथ",
  "Tell the story to three founders who raised, and cut what they did not repeat":
    "कहानी तीन ऐसे फ़ाउंडरों को सुनाएँ जिन्होंने पैसा जुटाया, और जो उन्होंने नहीं दोहराया उसे काट दें",
  "Book ten first calls into the same two weeks": "दस पहली कॉल उन्हीं दो हफ़्तों में तय करें",
  "Write down every question asked twice and answer it in the deck":
    "दो बार पूछा गया हर सवाल लिखें और उसका जवाब प्रस्तुति में दें",
  "a call with an investor ends": "किसी निवेशक के साथ कॉल ख़त्म हो",
  "write down the hardest question before I do anything else": "और कुछ करने से पहले सबसे कठिन सवाल लिखना है",
  "a term sheet, or the reason why not from five of them": "एक टर्म शीट, या उनमें से पाँच से मना करने की वजह",
  "conversations with people better than you at it": "ऐसे लोगों से बातचीत जो इसमें आपसे बेहतर हैं",
  "Write what has to be true after six months, not what the person does all day":
    "लिखें कि छह महीने बाद क्या सच होना चाहिए, न कि व्यक्ति दिन भर क्या करता है",
  "Ask ten people for the best person they worked with in it":
    "दस लोगों से पूछें कि इस काम में उनके साथ काम करने वाला सबसे अच्छा व्यक्ति कौन था",
  "Give three of them the same paid task of four hours": "उनमें से तीन को चार घंटे का वही काम पैसे देकर करवाएँ",
  "Call two people who worked with your first choice": "अपनी पहली पसंद के साथ काम कर चुके दो लोगों को फ़ोन करें",
  "I end a call with somebody I respect": "किसी ऐसे व्यक्ति के साथ कॉल ख़त्म हो जिसका मैं सम्मान करूँ",
  "ask who is the best they worked with": "पूछना है कि उनके साथ काम करने वाला सबसे अच्छा व्यक्ति कौन है",
  "a signed contract, or three good people you could call tomorrow":
    "एक हस्ताक्षर हुआ अनुबंध, या तीन अच्छे लोग जिन्हें आप कल फ़ोन कर सकें",
  "things you can do now without looking them up": "चीज़ें जो अब आप बिना देखे कर सकते हैं",
  "Choose one thing you could show somebody in four weeks, and show it to nobody yet":
    "एक चीज़ चुनें जो आप चार हफ़्ते में किसी को दिखा सकें, और अभी किसी को न दिखाएँ",
  "Do the smallest version of it badly, today": "उसका सबसे छोटा रूप आज ही करें, चाहे ख़राब ही बने",
  "Find one person who can do it and let them watch you for 30 minutes":
    "एक व्यक्ति ढूँढ़ें जो इसे कर सकता है, और उसे 30 मिनट आपको करते देखने दें",
  "Repeat what failed, not what went well, three times": "जो बिगड़ा उसे तीन बार दोहराएँ, जो अच्छा हुआ उसे नहीं",
  "Explain it to somebody in ten minutes without notes": "बिना नोट्स के दस मिनट में किसी को समझाएँ",
  "I have eaten lunch": "मेरा दोपहर का खाना हो जाए",
  "practise the part I got wrong last time": "पिछली बार जो हिस्सा ग़लत हुआ, उसका अभ्यास करना है",
  "something finished that somebody else uses": "एक पूरी हुई चीज़ जिसे कोई और इस्तेमाल करता है",
  "what you expect before you try": "कोशिश से पहले आपकी उम्मीद",
  "times you did it although you expected it to fail": "कितनी बार आपने यह किया, जबकि उम्मीद नाकामी की थी",
  "Write down what you believe about it, and the last time it was wrong":
    "लिखें कि आप इसके बारे में क्या मानते हैं, और पिछली बार यह कब ग़लत निकला",
  "Do the smallest step that would prove the belief wrong": "वह सबसे छोटा कदम उठाएँ जो इस मान्यता को ग़लत साबित करे",
  "Ask somebody who did it what they thought before": "जिसने यह किया हो उससे पूछें कि पहले उसने क्या सोचा था",
  "Compare expectation and outcome for four attempts": "चार कोशिशों में उम्मीद और नतीजे की तुलना करें",
  "I think “not yet”": "मेरे मन में आए “अभी नहीं”",
  "do the first five minutes of it": "उसके पहले पाँच मिनट करने हैं",
  "one thing done that you had put off": "एक काम पूरा हुआ जिसे आप टालते रहे थे",
  "hours that reach the one thing that counts": "घंटे जो सबसे ज़रूरी एक काम तक पहुँचते हैं",
  "hours on it, undisturbed": "उस पर लगे घंटे, बिना रुकावट",
  "Write down where the hours of three days went": "लिखें कि तीन दिनों के घंटे कहाँ गए",
  "Put two fixed blocks for it into the week": "हफ़्ते में उसके लिए दो पक्के समय रखें",
  "Remove the one thing that takes the most hours and matters least":
    "वह एक चीज़ हटाएँ जो सबसे ज़्यादा घंटे लेती है और सबसे कम मायने रखती है",
  "Finish one piece of it and show it": "उसका एक हिस्सा पूरा करें और दिखाएँ",
  "work on it before anything else": "सबसे पहले इसी पर काम करना है",
  "one piece finished and used by somebody": "एक पूरा हुआ हिस्सा जिसे कोई इस्तेमाल करता है",
  "what others do when you are not there": "आपके न होने पर दूसरे क्या करते हैं",
  "decisions taken without you": "आपके बिना लिए गए फ़ैसले",
  "Ask three people what they wait for you to do": "तीन लोगों से पूछें कि वे आपसे किस बात का इंतज़ार करते हैं",
  "Say in one sentence where you are going, and ask them to say it back":
    "एक वाक्य में कहें कि आप कहाँ जा रहे हैं, और उनसे दोहराने को कहें",
  "Give one decision away with its limits in writing": "एक फ़ैसला उसकी लिखित सीमाओं के साथ सौंप दें",
  "Praise and correct one thing each week, by what you saw":
    "हर हफ़्ते एक बात की तारीफ़ करें और एक सुधारें, जो आपने देखा उसके आधार पर",
  "a meeting ends": "कोई बैठक ख़त्म हो",
  "ask one person what they would decide differently": "एक व्यक्ति से पूछना है कि वह क्या अलग तय करता",
  "a decision you would not have taken, and that was good": "एक फ़ैसला जो आप नहीं लेते, और जो अच्छा निकला",
  "strength that lasts longer than the company's next year": "ताकत जो कंपनी के अगले साल से ज़्यादा चले",
  "days on which you did it": "दिन जब आपने यह किया",
  "Write down for a week what gave strength and what took it": "एक हफ़्ते तक लिखें कि किससे ताकत मिली और किसने ली",
  "Put one thing that gives into three fixed hours of the week": "ताकत देने वाली एक चीज़ को हफ़्ते के तीन पक्के घंटों में रखें",
  "Tell one person about it who will ask": "एक ऐसे व्यक्ति को बताएँ जो बाद में पूछेगा",
  "See a doctor if something has not been right for four weeks": "कुछ चार हफ़्ते से ठीक न हो तो डॉक्टर को दिखाएँ",
  "I close my laptop in the evening": "शाम को मेरा लैपटॉप बंद हो",
  "do ten minutes of it at once": "तुरंत उसके दस मिनट करने हैं",
  "what you will not do": "आप क्या नहीं करेंगे",
  "things you stopped because of it": "चीज़ें जो आपने इसकी वजह से बंद कीं",
  "Write one page: who it is for, what you refuse, how you would notice that you are wrong":
    "एक पन्ना लिखें: यह किसके लिए है, आप क्या मना करते हैं, ग़लत होने का पता आपको कैसे चलेगा",
  "Ask three customers and one former customer what they would miss":
    "तीन ग्राहकों और एक पुराने ग्राहक से पूछें कि उन्हें किसकी कमी खलेगी",
  "Name the one assumption everything rests on, and the number that ends it":
    "वह एक धारणा बताएँ जिस पर सब टिका है, और वह संख्या जो उसे ख़त्म कर दे",
  "Test it with the cheapest test there is": "उसे सबसे सस्ते परीक्षण से परखें",
  "Stop one thing that does not follow from the page": "एक ऐसी चीज़ बंद करें जो उस पन्ने से नहीं निकलती",
  "somebody proposes something new": "कोई कुछ नया सुझाए",
  "read the page and say yes, no or when": "पन्ना पढ़कर हाँ, ना या कब कहना है",
  "a no that was hard, and a number that moved": "एक ना जो कठिन थी, और एक संख्या जो बदली",
  "something so small that it happens on bad days too": "इतनी छोटी चीज़ कि बुरे दिनों में भी हो जाए",
  "days on which it happened": "दिन जब यह हुआ",
  "Choose the smallest version that still counts": "सबसे छोटा रूप चुनें जो फिर भी गिना जाए",
  "Choose the thing you do every day that it follows": "रोज़ का वह काम चुनें जिसके ठीक बाद यह आए",
  "Put what it needs where you trip over it": "इसके लिए जो चाहिए, उसे वहाँ रखें जहाँ वह रास्ते में आए",
  "Make it larger only after two weeks without a gap": "बिना नागा दो हफ़्ते के बाद ही इसे बढ़ाएँ",
  "I put my cup away after breakfast": "नाश्ते के बाद मेरा कप अपनी जगह पहुँचे",
  "do the smallest version of it": "उसका सबसे छोटा रूप करना है",
  "twenty days of the last thirty": "पिछले तीस में से बीस दिन",
};
