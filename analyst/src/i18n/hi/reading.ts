import type { Catalogue } from "../catalogue.ts";

export const reading: Catalogue = {
  "A share above 100% or below zero cannot be.": "100% से ऊपर या शून्य से नीचे का हिस्सा नहीं हो सकता।",
  "A gross margin above 100% cannot be.": "100% से ऊपर का सकल मार्जिन नहीं हो सकता।",
  "That is more people than are alive.": "इतने लोग तो जीवित ही नहीं हैं।",
  "That is more than the whole world produces in a year.": "यह पूरी दुनिया की एक साल की पैदावार से ज़्यादा है।",
  "A week has fewer hours.": "हफ़्ते में इतने घंटे नहीं होते।",
  "Winning a customer cannot cost less than nothing.": "ग्राहक लाने का खर्च शून्य से कम नहीं हो सकता।",
  "A price below zero cannot be.": "कीमत शून्य से कम नहीं हो सकती।",
  "You gave {0} for one thing ({1}). Which one is right?": "आपने एक ही चीज़ ({1}) के लिए {0} दिए। कौन-सा सही है?",
  "Growth above 50% every month cannot last.": "हर महीने 50% से ज़्यादा बढ़त टिक नहीं सकती।",
};
