import { says } from "../build.ts";
import type { LawWords } from "../language-pack.ts";

export const law: LawWords = {
  harms: {
    prescription_drugs: says(
      "बिना (?:डॉक्टर के |डॉक्टर की )?(?:पर्चे|पर्ची|प्रिस्क्रिप्शन)|bina (?:doctor ke |doctor ki )?(?:parche|parchi|prescription)|prescription ke bina|प्रिस्क्रिप्शन के बिना|पर्चे के बिना",
    ),
    illegal_drugs: says(
      "(?:कोकीन|हेरोइन|चरस|गांजा|ड्रग्स|नशीले पदार्थ|एमडीएमए|cocaine|heroin|charas|ganja|drugs|mdma)[^.\\n]{0,20}(?:बेच\\S*|डिलीवर\\S*|डिलीवरी|सप्लाई|bech\\w*|deliver\\w*|supply)",
    ),
    counterfeit: says(
      "नकली (?:सामान|ब्रांड|जूते|घड़ी|घड़ियां|दवा|दवाइयां|डिग्री|प्रमाण ?पत्र|आधार|पासपोर्ट|नोट|सर्टिफिकेट|मार्कशीट)|फर्जी (?:डिग्री|प्रमाण ?पत्र|आधार|पासपोर्ट|दस्तावेज|सर्टिफिकेट|मार्कशीट)|nakli (?:saman|brand\\w*|joote|ghadi\\w*|degree|certificate|aadhaar|passport|note|products?|maal)|farzi (?:degree|certificate|aadhaar|passport|documents?)|duplicate (?:brand\\w*|nike|gucci)|first copy",
    ),
    fraud: says(
      "फिशिंग|ठगी करना|लोगों को ठग\\S*|धोखाधड़ी करना|(?:पासवर्ड|ओटीपी|कार्ड) चुरा\\S*|मनी लॉन्ड्रिंग|काला धन सफेद|पोंजी|phishing|logon ko thag\\w*|(?:password|otp|card)s? (?:chura\\w*|churana)|money laundering|kala dhan|ponzi",
    ),
    stolen_data: says(
      "(?:चोरी|लीक|हैक) (?:किया|किए|हुआ|हुए|का|की) (?:डेटा|पासवर्ड|अकाउंट)|(?:पत्नी|पति|गर्लफ्रेंड|बॉयफ्रेंड|प्रेमी|प्रेमिका) (?:पर|की|का) (?:जासूसी|नजर|फोन)|(?:chori|leak|hack) (?:kiya|kiye|hua|hue|ka|ki) (?:data|password|account)s?|(?:wife|husband|girlfriend|boyfriend|gf|bf|biwi|pati) (?:par|ki|ka) (?:jasoosi|nazar|spy|phone track)",
    ),
    weapons: says(
      "(?:देसी कट्टा|बम|विस्फोटक|अवैध हथियार|बंदूक)[^.\\n]{0,20}(?:बना\\S*|बेच\\S*)|(?:katta|bomb|avaidh hathiyar|illegal hathiyar|illegal guns?)[^.\\n]{0,20}(?:bana\\w*|bech\\w*)|अवैध हथियार|illegal weapons",
    ),
    sexual_abuse: says(
      "(?:फोटो|तस्वीर|तस्वीरों|लड़कियों|महिलाओं)[^.\\n]{0,15}(?:कपड़े (?:उतार|हटा)\\S*|नंगा|नग्न)|डीपफेक (?:पोर्न|अश्लील)|(?:photo|photos|ladkiyon|ladki)[^.\\n]{0,20}(?:kapde (?:utar|hata)\\w*|nude|nanga)|deepfake porn|child porn\\w*|बाल अश्लील\\S*|nudify",
    ),
    pyramid: says(
      "पिरामिड (?:स्कीम|योजना)|(?:लोगों को|नए सदस्य|मेंबर) जोड़(?:ने|कर) (?:पर|से)? ?(?:पैसे|कमाई|कमीशन)|गारंटीड (?:रिटर्न|मुनाफा)|पैसा डबल|पैसे डबल|pyramid scheme|(?:logon ko|naye member\\w*|members?) jod(?:ne|kar|ke) (?:par|se|pe)? ?(?:paise|kamai|commission)|guaranteed returns?|paisa double|paise double|chain system",
    ),
    gambling_minors: says(
      "(?:सट्टा|जुआ|कैसीनो|बेटिंग|satta|jua|casino|betting|gambling)[^.\\n]{0,50}(?:बच्चों|बच्चे|नाबालिग|छात्रों|स्कूल|bachche|bachchon|bachcho|minors?|students?|kids|school)|(?:बच्चों|नाबालिग|छात्रों|bachchon|bachcho|minors?|kids)[^.\\n]{0,50}(?:सट्टा|जुआ|कैसीनो|satta|jua|casino|betting|gambling)",
    ),
    deceptive_reviews: says(
      "(?:फर्जी|नकली|झूठे) (?:रिव्यू|समीक्षा\\S*|फॉलोअर्स?)|(?:रिव्यू|फॉलोअर्स|लाइक) (?:बेच\\S*|खरीद\\S*)|(?:fake|farzi|nakli|jhoothe) (?:\\w+ )?(?:reviews?|followers?|ratings?)|(?:reviews?|followers?|likes?) (?:bech\\w*|kharid\\w*|bechna)",
    ),
    cheating: says(
      "(?:परीक्षा|एग्जाम) में (?:नकल|चीटिंग)|(?:पेपर लीक|पेपर आउट)|किसी और की जगह परीक्षा|(?:exam|pariksha) (?:mein|me) (?:nakal|cheating|cheat)|paper leak|dummy candidate|solver gang|असाइनमेंट लिखकर देना",
    ),
  },
  preventing: says(
    "पहचान\\S*|पकड़\\S*|रोक\\S*|बचा\\S*|सुरक्षा|के खिलाफ|जागरूक\\S*|जांच|शिकायत|पीड़ित\\S*|वेरिफ\\S*|pehchan\\w*|pakad\\w*|rok\\w*|bacha\\w*|suraksha|ke khilaf|jagruk\\w*|jaanch|detect\\w*|prevent\\w*|protect\\w*|verify|verification|report|anti-\\w+|anti(?:fraude|plagio|plagiat|betrug|spam|phishing)\\w*|se bachne",
  ),
  medicalDevice: says(
    "रोग की पहचान|बीमारी की पहचान|निदान|डायग्नो\\S*|इलाज करता|bimari (?:detect|pakad|pehchan)\\w*|diagnos\\w*|ilaaj karta|medical device",
  ),
  payments: says(
    "लोन|कर्ज|ऋण|माइक्रोफाइनेंस|बीमा|वॉलेट|पैसे ट्रांसफर|रेमिटेंस|ग्राहकों का पैसा|उधार (?:देते|देना)|loan|loans|karz|karza|microfinance|bima|insurance|wallet|paise transfer|remittance|emi|bnpl|udhaar (?:dete|dena)|lending|nbfc|chit fund",
  ),
  coldContact: says(
    "कोल्ड कॉल\\S*|एसएमएस|बल्क मैसेज|वॉयस बॉट|कॉल करके बेच\\S*|cold call\\w*|sms|bulk (?:sms|message\\w*|whatsapp)|voice (?:bot|agent)s?|telecalling|robocall\\w*",
  ),
  platformWork: says(
    "डिलीवरी (?:बॉय|पार्टनर)\\S*|ड्राइवर\\S*|मजदूर\\S*|राइडर\\S*|कारीगर\\S*|delivery (?:boys?|partners?)|drivers?|riders?|mazdoor\\w*|maids?|electricians?|plumbers?|karigar\\w*|freelancers?",
  ),
  schools: says("स्कूल\\S*|विद्यालय\\S*|कक्षा\\S*|schools?"),
  custody: says("वॉलेट|एक्सचेंज|टोकन|ट्रेडिंग|wallet|exchange|tokens?|trading|stablecoins?"),
};
