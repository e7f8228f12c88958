import { oneMore } from "../laws/planned.ts";

/** Words by which a business leaves the place where it is. */
const moving = new RegExp(
  String.raw`(?<!\p{L})(?:mov(?:e|es|ing)(?!\p{L}) (?:\p{L}+ ){0,4}?(?:to|into|out|over|from|there|in)(?!\p{L})` +
    String.raw`|(?:the|this|our) move(?!\p{L})|mov(?:e|ing) house|relocat\p{L}*|(?<=(?<!\p{L})if (?:we|i) )moved(?!\p{L})` +
    String.raw`|umzieh\p{L}*|umzuziehen|umzug(?!\p{L})|(?:in|nach) [^.!?]{1,40} (?:ziehen|zieht|zu ziehen)(?!\p{L})` +
    String.raw`|(?:ziehe|ziehen|zieht) [^.!?]{0,60}(?<!\p{L})um(?!\p{L})|mudar\p{L}*|(?:me|nos|se) mud(?:o|amos|a|an)(?!\p{L})|mudanza` +
    String.raw`|traslad\p{L}*|déménag\p{L}*)|शिफ़्ट|शिफ्ट|स्थानांतरित|搬(?:到|去|进|至|迁|家)`,
  "iu",
);

/** Words by which a thing, supplier or way of today is given up for another. */
const switching = new RegExp(
  String.raw`(?<!\p{L})(?:switch(?:es|ing)?(?!\p{L}) (?:\p{L}+ ){0,3}?(?:to|from|over|away)(?!\p{L})` +
    String.raw`|(?:we|i|to) switch(?!\p{L})|(?<=(?<!\p{L})if (?:we|i) )(?:switched|changed|replaced)(?!\p{L})` +
    String.raw`|chang(?:e|es|ing)(?!\p{L}) (?:over )?(?:to|from)(?!\p{L})|(?:is|are|be) replaced|replac(?:e|es|ing)(?!\p{L})` +
    String.raw`|swap(?:ping)?(?!\p{L})|trade in|tak(?:e|es|ing) (?:the|its|their) place|in place of|give up|giving up|get rid of|do away with` +
    String.raw`|wechsel(?:n|t|e|te|ten)?(?!\p{L})|umsteigen|umzusteigen|umstellen|umzustellen|ersetz\p{L}*|austausch\p{L}*|ablös\p{L}*` +
    String.raw`|(?:steige|steigen|stelle|stellen) [^.!?]{0,60}(?<!\p{L})um(?!\p{L})|anstelle|aufgeben|aufzugeben|verlagern` +
    String.raw`|cambi(?:ar|arme|arnos|o|amos)(?!\p{L}) (?:a|al|de|por)(?!\p{L})|re(?:e)?mpla[zc]\p{L}*|sustitu\p{L}*|en lugar de` +
    String.raw`|pas(?:ar|arme|arnos|amos|o)(?!\p{L}) (?:a|al|de)(?!\p{L})|dej(?:ar|o|amos)(?!\p{L}) (?:el|la|los|las|nuestr[oa]|mi)(?!\p{L})` +
    String.raw`|chang(?:er|eons|e|ez)(?!\p{L}) (?:de|pour)(?!\p{L})|pass(?:er|ons|e)(?!\p{L}) (?:à|au|aux|de|du|chez)(?!\p{L})` +
    String.raw`|à la place d|quitt(?:er|ons|e)(?!\p{L})|abandonn\p{L}*)` +
    String.raw`|की जगह|बदल(?:ें|ूँ|ूं|ना|ने|कर)|छोड़कर|换成|换到|换用|改用|改成|改为|替换|取代|代替|替代|转到`,
  "iu",
);

/** "Without moving", "nicht ersetzen": what is not done. */
const isDenied = /(?<!\p{L})(?:not|n['’]t|without|ohne|nicht|sin|sans)\s+(?:\p{L}+\s+){0,2}$/iu;

const saysIt = (text: string, pattern: RegExp): boolean => {
  const found = pattern.exec(text);
  return found !== null && !isDenied.test(text.slice(0, found.index));
};

/** Whether the business leaves the place where it is. */
export const saysToMove = (text: string): boolean => saysIt(text, moving);

/** Whether something of today is given up for something else. */
export const saysToSwitch = (text: string): boolean => saysToMove(text) || saysIt(text, switching);

const onTop = new RegExp(
  String.raw`(?<!\p{L})(?:additional(?:ly)?|extra|on top|in addition|zusätzlich\p{L}*|obendrauf|obendrein|dazu(?!\p{L})|daneben` +
    String.raw`|adicional\p{L}*|además|aparte|supplémentaires?|en plus|en outre|additionnel\p{L}*)(?!\p{L})` +
    String.raw`|अतिरिक्त|के अलावा|ऊपर से|另外|额外|此外|新增|增加|之外`,
  "iu",
);

/** Whether something is said to come on top of what there is. */
export const saysOnTop = (text: string): boolean => onTop.test(text) || oneMore.test(text);

/** The answer to the question what comes together: "they come on top". */
const comingOnTop = new RegExp(
  String.raw`(?<!\p{L})(?:(?:comes?|is|are) (?:all )?(?:on top|in addition|additional)` +
    String.raw`|(?:kommt|kommen|käme|kämen) [^.!?]{0,40}(?:hinzu|dazu|obendrauf)|se (?:suman?|añaden?)` +
    String.raw`|s['’]ajoute(?:nt)?|(?:vient|viennent) en plus)(?!\p{L})|(?:अलग|ऊपर) से|(?:是|算)(?:另外|额外)`,
  "iu",
);

/** Whether a sentence without a number says of the whole plan that it comes on top. */
export const saysAllOnTop = (sentence: string): boolean => !/\p{N}/u.test(sentence) && comingOnTop.test(sentence);

const moreBefore =
  /(?:(?<!\p{L})(?:more|further|mehr|más|plus)\s+(?:\p{L}+\s+)?|(?:और|ज़्यादा|ज्यादा)\s*|(?:更多|多(?!少)\p{Script=Han}{0,2}))$/iu;
const moreBehind =
  /^\s*(?:\p{L}+\s+){0,4}?(?:more(?! than)|mehr(?! als)|más(?! de| que)|de plus|(?:और|ज़्यादा|ज्यादा))(?!\p{L})/iu;

/** Whether a number is one of more than there is: "50 more", "sell 50 tables more". Not "more than 50". */
export const isOfMore = (before: string, behind: string): boolean => moreBefore.test(before) || moreBehind.test(behind);
