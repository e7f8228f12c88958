import { expect, test } from "vitest";
import { markOf } from "./goal-mark.ts";

test.each([
  ["Hold 1:1s every week"],
  ["Ship v2.0 of the app"],
  ["Ship version 2.0"],
  ["Be calmer by June 2027"],
  ["Launch in Q3 2027"],
  ["Launch in 2027"],
  ["Understand Web3 and B2B sales"],
  ["Be there 24/7 for my team"],
  ["Pass level 2"],
  ["Speak better before 3 May"],
  ["Lead better within 3 months"],
  ["Bis 3. Mai ruhiger werden"],
  ["In 6 Monaten besser delegieren"],
  ["Aprender React 19"],
  ["Dejar de fumar antes de enero de 2027"],
  ["Mieux dormir d’ici le 1er mars 2027"],
  ["2027 में बेहतर बोलना"],
  ["2027年6月前学会演讲"],
  ["Be less stuck in the 2010s"],
  ["Sleep better"],
])("a number of a name or of a date is not a target: %s", (goal) => expect(markOf(goal)).toBeNull());

test.each([
  ["Talk to 100 customers by June 2027", "100 customers"],
  ["In 3 months talk to 50 strangers", "50 strangers"],
  ["Reach a close rate of 30%", "30%"],
  ["Work 5 hours a week on v2.0", "5 hours"],
  ["Earn $5,000 a month", "$5,000"],
  ["Jeden Montag 30 Minuten laufen", "30 Minuten"],
  ["Mit 20 Kunden sprechen, bis Juni 2027", "20 Kunden"],
  ["Dormir 7 horas cada noche", "7 horas"],
  ["Courir 10 km d’ici juin 2027", "10 km"],
  ["हर हफ़्ते 5 ग्राहकों से बात करना", "5 ग्राहकों"],
  ["每天跑5公里", "5公里"],
])("the number to be reached is the target: %s", (goal, msg) => expect(markOf(goal)).toBe(msg));
