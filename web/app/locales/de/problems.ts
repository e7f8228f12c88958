import type { problems as english } from "../en/problems.ts";
import type { TextsOf } from "../texts-of.ts";

export const problems: TextsOf<typeof english> = {
  unauthenticated: "Du bist abgemeldet. Melde dich an, um weiterzumachen.",
  forbidden: "Du hast keine Admin-Rechte",
  promo_code_admins_only: "Nur Admins können Promo-Codes anlegen",
  promo_transactions_admins_only: "Nur Admins können den Transaktionsverlauf sehen",
  chats_admins_only: "Nur Admins können Chats von Nutzern sehen",
  profile_missing: "Das Profil konnte nicht geladen werden.",
  invalid_input: "In dieser Anfrage fehlt etwas, oder etwas hat die falsche Form.",
  not_found: "Unter dieser Adresse gibt es nichts.",
  payload_too_large: "Das ist größer, als wir annehmen. Kürze es und sende es noch einmal.",
  too_many_requests: "Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.",
  untrusted_origin: "Diese Anfrage kam von einer anderen Website und wurde abgelehnt.",
  unknown_host:
    "Unter dieser Adresse ist dieser Server nicht zu erreichen. Wer ihn betreibt, nennt seine Adresse in PUBLIC_URL.",
  unavailable: "Der Dienst startet gerade oder ist ausgelastet. Versuch es in ein paar Sekunden noch einmal.",
  unexpected: "Ein unerwarteter Fehler ist aufgetreten",
  insufficient_tokens:
    "Deine Tokens sind aufgebraucht. Löse einen Promo-Code ein oder wähle einen Tarif, um weiterzumachen.",
  chat_not_found: "Diesen Chat gibt es nicht, oder er gehört dir nicht.",
  chat_turn_running: "In diesem Chat wird noch eine Antwort geschrieben. Warte auf sie oder stopp sie.",
  message_not_found: "Diese Nachricht gibt es nicht, oder sie gehört dir nicht.",
  message_id_taken: "Diese Nachricht wurde schon mit einem anderen Text gesendet.",
  tool_run_not_found: "Dieses Ergebnis gibt es nicht oder es gehört dir nicht.",
  tool_id_taken: "Dieser Lauf wurde schon mit etwas anderem gestartet. Starte ihn neu.",
  tool_visitor_limit:
    "Die fünf kostenlosen Läufe für heute sind verbraucht. Melde dich an, um weiterzumachen; was du geschrieben hast, bleibt hier.",
  tool_failed: "Das hat nicht geklappt und nichts gekostet. Versuch es noch einmal.",
  saved_plan_not_found: "Diesen Plan gibt es nicht oder er gehört dir nicht.",
  saved_plan_version_limit:
    "Dieser Plan hat 100 Fassungen, mehr werden nicht aufbewahrt. Nichts wurde gespeichert: Kopiere den Text, oder lösche den Plan und speichere ihn neu.",
  creators_limit_reached:
    "Eine Liste fasst höchstens 2.000 Creator. Nichts wurde importiert: Kürze die Datei, oder lösche zuerst die Liste.",
  share_not_found: "Dieser Link ist abgelaufen oder hat nie bestanden. Bitte um einen neuen.",
  share_password_required: "Dieser Plan verlangt ein Passwort.",
  share_password_wrong: "Das ist nicht das Passwort dieses Links.",
  pitch_not_found: "Dieser Pitch ist nicht mehr gelistet oder gehört dir nicht.",
  storage_full:
    "Dieses Konto enthält so viel, wie ein Konto aufbewahren darf. Lösche Chats, Ergebnisse oder gespeicherte Pläne, die du nicht mehr brauchst, und versuche es noch einmal.",
  pitch_limit_reached: "Du hast 50 Pitches. Lösche zuerst einen, den du nicht mehr brauchst.",
  pitch_dates: "Das Ende liegt vor dem Beginn. Wähle ein späteres Datum.",
  pitch_status: "Von seinem jetzigen Stand kann dieser Pitch nicht dorthin wechseln.",
  pitch_own: "Das ist dein eigener Pitch.",
  pitch_already_asked: "Du hast schon angefragt. Die Antwort kommt per E-Mail und steht hier.",
  pitch_cheque: "Der größte Scheck ist kleiner als der kleinste.",
  pitch_request_not_found: "Diese Anfrage gibt es nicht oder sie ist nicht an dich.",
  pitch_answered: "Diese Anfrage wurde schon beantwortet.",
  contact_not_found: "Diese Nachricht wurde gelöscht.",
  api_key_invalid: "Der API-Schlüssel fehlt, wurde widerrufen, ist abgelaufen oder hat nie existiert.",
  api_key_scope_missing: "Dieser API-Schlüssel darf das nicht. Erstelle einen, der es darf.",
  api_day_limit: "Die API-Aufrufe für heute sind aufgebraucht. Um Mitternacht UTC beginnen sie neu.",
  idempotency_key_reused:
    "Dieser Idempotenzschlüssel wurde schon mit einer anderen Anfrage gesendet. Verwende für jede Anfrage einen neuen.",
  idempotency_running: "Die erste Anfrage mit diesem Idempotenzschlüssel läuft noch. Versuch es gleich noch einmal.",
  api_key_not_found: "Dieser API-Schlüssel wurde schon widerrufen oder gehört dir nicht.",
  api_key_limit_reached:
    "Du hast 10 gültige API-Schlüssel, mehr sind je Konto nicht möglich. Widerrufe zuerst einen, den du nicht mehr brauchst.",
  figure_not_found: "An dieser Stelle deiner Nachricht steht keine Zahl. Nichts wurde geändert: Lade den Chat neu.",
  figure_not_a_share:
    "Davon kann es kein Anteil sein: Eine Anzahl ist einer von derselben Sache und nicht größer, ein Prozentsatz einer von einem Betrag oder einer Anzahl, und nichts ist ein Anteil von sich selbst. Nichts wurde geändert.",
  figure_limit_reached:
    "In diesem Chat hast du 1.000 Zahlen bestätigt oder korrigiert, mehr sind nicht möglich. Beginn einen neuen Chat.",
  turn_not_found: "Diese Antwort gibt es nicht, oder sie gehört dir nicht.",
  session_aal2_required:
    "Bestätige das mit einem Code aus deiner Authenticator-App oder einem Backup-Code und versuch es dann noch einmal.",
  session_not_found: "Diese Sitzung ist schon beendet oder gehört dir nicht.",
  account_blocked: "Dieses Konto ist gesperrt. Wenn du das für einen Irrtum hältst, schreib uns über die Kontaktseite.",
  block_incomplete: "Bitte gib E-Mail und Grund an",
  block_already: "Dieses Konto ist schon gesperrt.",
  block_owner: "Das ist das Konto, dem diese Installation gehört. Es kann nicht gesperrt werden.",
  block_self: "Du kannst dein eigenes Konto nicht sperren.",
  block_last_admin: "Das ist der letzte Admin, der nicht gesperrt ist. Es wurde nichts geändert.",
  block_not_found: "Dieses Konto ist nicht mehr gesperrt.",
  link_invalid: "Dieser Link funktioniert nicht mehr. Fordere einen neuen an.",
  confirmation_password_wrong:
    "Das ist nicht das Passwort der letzten Registrierung mit dieser Adresse. Gib es noch einmal ein oder wähle unten ein neues.",
  email_taken: "Diese Adresse gehört inzwischen zu einem anderen Konto. Es wurde nichts geändert.",
  password_wrong: "Das ist nicht dein Passwort. Es wurde nichts geändert.",
  profile_incomplete: "Nutzer-ID und E-Mail sind erforderlich",
  avatar_unsupported: "Wähle ein Bild im Format PNG, JPEG, WebP oder AVIF.",
  avatar_too_large: "Wähle ein Bild mit höchstens 5 MB.",
  avatar_unreadable: "Dieses Bild ist beschädigt oder zu groß zum Lesen. Wähle ein anderes.",
  document_unsupported: "Wähle eine PDF-, PowerPoint- (PPTX) oder Word-Datei (DOCX).",
  document_too_large: "Wähle eine Datei mit höchstens 20 MB.",
  document_encrypted:
    "Diese Datei ist mit einem Passwort geschützt. Speichere sie ohne Passwort und lade sie noch einmal hoch.",
  document_unfolds:
    "Diese Datei entpackt sich zu weit mehr, als ein Dokument enthalten sollte. Sie wurde nicht gelesen.",
  saved_plan_export_too_large:
    "Dieser Plan enthält zu viele Formatierungen für diese Art von Datei. Lade ihn als Markdown herunter oder teile ihn auf.",
  document_scanned:
    "Diese Datei enthält Bilder von Text, aber keinen Text. Exportiere sie aus dem Programm, in dem sie entstand, oder füge den Text ein.",
  document_damaged: "Diese Datei ist beschädigt und ließ sich nicht lesen. Exportiere sie neu oder füge den Text ein.",
  document_too_many_pages: "Diese Datei hat mehr als 150 Seiten. Lade nur das Deck hoch.",
  promo_code_unknown: "Ungültiger Promo-Code - Prüfe deinen Code und versuch es noch einmal.",
  promo_code_expired: "Abgelaufener Promo-Code - Dieser Promo-Code ist abgelaufen.",
  promo_code_limit_reached: "Promo-Code ausgeschöpft - Dieser Promo-Code wurde schon so oft eingelöst, wie er gilt.",
  promo_code_already_used: "Schon eingelöst - Du hast diesen Promo-Code bereits eingelöst.",
  promo_code_confirm_admin:
    "Dieser Code macht dein Konto zum Admin dieser Installation. Bestätige, dass du das möchtest.",
  promo_code_admin_grants_off: "Promo-Codes, die Admin-Rechte geben, sind in dieser Installation abgeschaltet.",
  promo_code_exists: "Diesen Promo-Code gibt es schon",
  promo_code_not_found: "Dieser Promo-Code wurde schon gelöscht.",
  site_not_found: "Diese Website gibt es nicht, oder sie gehört jemand anderem.",
  site_address_taken: "Unter dieser Adresse gibt es schon eine Website. Bitte wähle eine andere.",
  plan_required: "Der App-Generator braucht einen aktiven bezahlten Tarif. Wähle einen Tarif, um weiterzumachen.",
  plan_none: "Du hast keinen Tarif.",
  plan_active: "Du hast schon einen Tarif. Nichts wurde geändert.",
  plan_already: "Dieses Konto hat diesen Tarif schon.",
  plan_trial_used: "Die Testphase gibt es einmal pro Konto; deine wurde genutzt.",
  plan_offer_off: "Auf dieser Installation wird Pro nicht kostenlos angeboten.",
  plan_offer_used: "Die kostenlosen Monate gibt es einmal pro Konto; deine wurden genutzt.",
  plan_payment_not_set_up:
    "Auf dieser Installation ist keine Zahlung eingerichtet. Löse einen Promo-Code ein oder bitte einen Admin um einen Tarif.",
  plan_payment_required: "Für deinen Tarif zahlst du nicht. Kaufe stattdessen den Tarif, den du möchtest.",
  plan_paid: "Dieses Konto bezahlt für seinen Tarif. Vergib den anderen sofort, oder lass diesen erst enden.",
  payment_none: "Du hast hier noch nichts gekauft.",
  payment_unavailable:
    "Der Zahlungsdienst hat nicht geantwortet, und nichts wurde geändert. Versuch es gleich noch einmal.",
  app_same_error:
    "Derselbe Fehler kam nach der Reparatur wieder. Beschreibe mit anderen Worten, was geschehen soll, oder nimm die letzte Änderung zurück. Es wurde nichts berechnet.",
  app_cannot_edit: "Diese Änderung ist ohne Sprachmodell nicht möglich.",
  user_not_found: "Nutzer nicht gefunden",
  user_no_factor: "Dieses Konto hat keinen zweiten Faktor.",
  adjustment_nothing_left: "Dieses Guthaben ist leer: Es gibt nichts abzuziehen.",
  network: "Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.",
};
