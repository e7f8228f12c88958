import type { problems as english } from "../en/problems.ts";
import type { TextsOf } from "../texts-of.ts";

export const problems: TextsOf<typeof english> = {
  unauthenticated: "Du bist abgemeldet. Melde dich an, um weiterzumachen.",
  forbidden: "Du hast keine Admin-Rechte",
  invalid_input: "In dieser Anfrage fehlt etwas, oder etwas hat die falsche Form.",
  not_found: "Unter dieser Adresse gibt es nichts.",
  payload_too_large: "Das ist größer, als wir annehmen. Kürze es und sende es noch einmal.",
  too_many_requests: "Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.",
  untrusted_origin: "Diese Anfrage kam von einer anderen Website und wurde abgelehnt.",
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
  share_not_found: "Dieser Link ist abgelaufen oder hat nie bestanden. Bitte um einen neuen.",
  share_password_required: "Dieser Plan verlangt ein Passwort.",
  share_password_wrong: "Das ist nicht das Passwort dieses Links.",
  turn_not_found: "Diese Antwort gibt es nicht, oder sie gehört dir nicht.",
  session_aal2_required:
    "Bestätige das mit einem Code aus deiner Authenticator-App oder einem Backup-Code und versuch es dann noch einmal.",
  session_not_found: "Diese Sitzung ist schon beendet oder gehört dir nicht.",
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
  user_not_found: "Nutzer nicht gefunden",
  user_no_factor: "Dieses Konto hat keinen zweiten Faktor.",
  adjustment_nothing_left: "Dieses Guthaben ist leer: Es gibt nichts abzuziehen.",
  network: "Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.",
};
