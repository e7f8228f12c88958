/** Refusals about ventures: their sheets, scenarios, people, links, files, tests and decisions. */
export const ventureProblems = {
  "venture.not_found": { status: 404, message: "This venture does not exist or is not yours." },
  "venture.view_only": {
    status: 403,
    message: "You may read this venture and not change it. Ask its owner for the right to edit.",
  },
  "venture_member.not_found": { status: 404, message: "This person is not in the venture any more." },
  "venture_member.own_address": { status: 400, message: "This is your own address. Type that of your co-founder." },
  "venture_member.joined": { status: 409, message: "Whoever has this address is in the venture already." },
  "venture_member.limit_reached": {
    status: 409,
    message: "This venture has 10 invited people, as many as it may. Remove one first.",
  },
  "invitation.not_found": {
    status: 404,
    message: "This invitation was used or withdrawn, or it is more than 7 days old. Ask for a new one.",
  },
  "invitation.other_address": {
    status: 403,
    message: "This invitation was sent to another address. Sign in with that one, or ask for a new invitation.",
  },
  "venture.changed_meanwhile": {
    status: 409,
    message: "This was changed meanwhile. Nothing of yours was stored; both values are shown.",
  },
  "scenario.not_found": { status: 404, message: "This scenario does not exist any more, or is not yours." },
  "scenario.changed_meanwhile": {
    status: 409,
    message: "This scenario was changed meanwhile. Nothing of yours was stored; both are shown.",
  },
  "scenario.limit_reached": {
    status: 409,
    message: "This venture has 100 scenarios, as many as it may. Delete one first.",
  },
  "venture_share.not_found": { status: 404, message: "This link does not exist any more, or is not yours." },
  "venture_share.limit_reached": {
    status: 409,
    message: "This venture has 20 links, as many as it may. End one first.",
  },
  "venture_figure.not_found": { status: 404, message: "This figure is not in the sheet any more, or is not yours." },
  "venture_figure.unit": {
    status: 400,
    message: "This unit cannot be read. Write it like EUR, EUR/customer/month, customer or %.",
  },
  "venture_file.too_large": { status: 413, message: "The file is larger than 5 MB. Nothing was taken in." },
  "venture_file.invalid": {
    status: 400,
    message: "This is no file of a venture, or it was changed so that it cannot be read. Nothing was taken in.",
  },
  "venture_file.export_too_large": {
    status: 422,
    message: "This venture is too long for a PDF or a Word file. Download it as Markdown or JSON.",
  },
  "decision.not_found": { status: 404, message: "This decision does not exist or is not yours." },
  "decision.past": { status: 400, message: "This day is over. Choose today or a later one to look again." },
  "decision.no_day": { status: 404, message: "This decision has no day to look at it again." },
  "decision.changed_meanwhile": {
    status: 409,
    message: "This decision was changed meanwhile. Nothing of yours was stored; both are shown.",
  },
  "kill_test.not_found": { status: 404, message: "This test does not exist or is not yours." },
  "kill_test.taken_on": {
    status: 409,
    message: "You have taken on this reply's test already. Open it among the tests to change it.",
  },
  "kill_test.past": { status: 400, message: "The last day of this test is over. Choose today or a later day." },
  "kill_test.has_result": {
    status: 409,
    message: "A result of this test was entered, so its rule stays. Lock another test instead.",
  },
  "kill_test.decided": { status: 409, message: "This test is decided already. Lock another test to count again." },
  "kill_test.count": {
    status: 400,
    message: "Say how many of how many were counted: whole numbers, and no more than were asked.",
  },
  "kill_test.changed_meanwhile": {
    status: 409,
    message: "This test was changed meanwhile. Nothing of yours was stored; both rules are shown.",
  },
  "test_file.not_found": { status: 404, message: "This file was deleted, or is not yours." },
  "test_file.type": {
    status: 400,
    message: "This kind of file is not kept. Add a PDF, a picture, a table, a text or a recording.",
  },
  "test_file.too_large": { status: 413, message: "The file is larger than 5 MB. Nothing was added." },
  "test_file.limit_reached": {
    status: 409,
    message: "This test has 10 files, as many as it may. Delete one first.",
  },
} as const;
