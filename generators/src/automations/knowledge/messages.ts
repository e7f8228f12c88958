import type { AutomationTriggerType } from "@cofounder/contract/tools/automation-builder";
import type { MadeIn } from "../../language.ts";

/** The event in a message, by the automation's trigger. `data` is the placeholder for its data. */
type Happened = Partial<Record<AutomationTriggerType | "cancelled" | "failed" | "refunded", string>> & {
  other: string;
};

interface Messages {
  /** To the team. */
  happened: Happened;
  /** To the customer: only a confirmation of receipt, without promises. */
  toCustomer: Happened;
}

export const messagesIn: Record<MadeIn, Messages> = {
  en: {
    happened: {
      failed: "A payment of {{amount}} from {{email}} failed.",
      refunded: "A payment of {{amount}} was refunded.",
      form: "The form was filled in:\n{data}",
      typeform: "The form was filled in:\n{data}",
      payment: "A payment of {{amount}} came in from {{email}}.",
      "shop-order": "A new order came in: {{name}}, total {{total}}.",
      booking: "A new booking: {{name}}, {{email}}.",
      cancelled: "A booking was cancelled: {{name}}, {{email}}.",
      "row-added": "A new row was added:\n{data}",
      "email-in": "An e-mail came in from {{email}}: {{subject}}",
      "gmail-in": "An e-mail came in from {{email}}: {{subject}}",
      "telegram-in": "A message came in on Telegram: {{text}}",
      feed: "New: {{title}}\n{{link}}",
      other: "This came in:\n{data}",
    },
    toCustomer: {
      failed: "Hello,\n\nyour payment of {{amount}} did not go through.",
      refunded: "Hello,\n\nwe have refunded {{amount}} to you.",
      payment: "Hello,\n\nthank you for your payment of {{amount}}.",
      "shop-order": "Hello,\n\nthank you for your order {{name}}, total {{total}}.",
      other: "Hello,\n\nthank you. This has reached us:\n{data}",
    },
  },
  es: {
    happened: {
      failed: "Ha fallado un pago de {{amount}} de {{email}}.",
      refunded: "Se ha reembolsado un pago de {{amount}}.",
      form: "Se ha rellenado el formulario:\n{data}",
      typeform: "Se ha rellenado el formulario:\n{data}",
      payment: "Ha llegado un pago de {{amount}} de {{email}}.",
      "shop-order": "Ha llegado un pedido nuevo: {{name}}, total {{total}}.",
      booking: "Nueva reserva: {{name}}, {{email}}.",
      cancelled: "Se ha cancelado una reserva: {{name}}, {{email}}.",
      "row-added": "Se ha añadido una fila:\n{data}",
      "email-in": "Ha llegado un correo de {{email}}: {{subject}}",
      "gmail-in": "Ha llegado un correo de {{email}}: {{subject}}",
      "telegram-in": "Ha llegado un mensaje por Telegram: {{text}}",
      feed: "Nuevo: {{title}}\n{{link}}",
      other: "Ha llegado esto:\n{data}",
    },
    toCustomer: {
      failed: "Hola:\n\ntu pago de {{amount}} no se ha podido realizar.",
      refunded: "Hola:\n\nte hemos reembolsado {{amount}}.",
      payment: "Hola:\n\ngracias por tu pago de {{amount}}.",
      "shop-order": "Hola:\n\ngracias por tu pedido {{name}}, total {{total}}.",
      other: "Hola:\n\ngracias. Nos ha llegado esto:\n{data}",
    },
  },
  fr: {
    happened: {
      failed: "Un paiement de {{amount}} de {{email}} a échoué.",
      refunded: "Un paiement de {{amount}} a été remboursé.",
      form: "Le formulaire a été rempli :\n{data}",
      typeform: "Le formulaire a été rempli :\n{data}",
      payment: "Un paiement de {{amount}} est arrivé de {{email}}.",
      "shop-order": "Une nouvelle commande est arrivée : {{name}}, total {{total}}.",
      booking: "Nouveau rendez-vous : {{name}}, {{email}}.",
      cancelled: "Un rendez-vous a été annulé : {{name}}, {{email}}.",
      "row-added": "Une ligne a été ajoutée :\n{data}",
      "email-in": "Un e-mail est arrivé de {{email}} : {{subject}}",
      "gmail-in": "Un e-mail est arrivé de {{email}} : {{subject}}",
      "telegram-in": "Un message est arrivé sur Telegram : {{text}}",
      feed: "Nouveau : {{title}}\n{{link}}",
      other: "Ceci est arrivé :\n{data}",
    },
    toCustomer: {
      failed: "Bonjour,\n\nvotre paiement de {{amount}} n’a pas abouti.",
      refunded: "Bonjour,\n\nnous vous avons remboursé {{amount}}.",
      payment: "Bonjour,\n\nmerci pour votre paiement de {{amount}}.",
      "shop-order": "Bonjour,\n\nmerci pour votre commande {{name}}, total {{total}}.",
      other: "Bonjour,\n\nmerci. Nous avons bien reçu ceci :\n{data}",
    },
  },
  de: {
    happened: {
      failed: "Eine Zahlung über {{amount}} von {{email}} ist fehlgeschlagen.",
      refunded: "Eine Zahlung über {{amount}} wurde erstattet.",
      form: "Das Formular wurde ausgefüllt:\n{data}",
      typeform: "Das Formular wurde ausgefüllt:\n{data}",
      payment: "Eine Zahlung über {{amount}} ist eingegangen, von {{email}}.",
      "shop-order": "Eine neue Bestellung ist eingegangen: {{name}}, Summe {{total}}.",
      booking: "Eine neue Buchung: {{name}}, {{email}}.",
      cancelled: "Eine Buchung wurde abgesagt: {{name}}, {{email}}.",
      "row-added": "Eine neue Zeile wurde hinzugefügt:\n{data}",
      "email-in": "Eine E-Mail ist eingegangen, von {{email}}: {{subject}}",
      "gmail-in": "Eine E-Mail ist eingegangen, von {{email}}: {{subject}}",
      "telegram-in": "Eine Nachricht ist auf Telegram eingegangen: {{text}}",
      feed: "Neu: {{title}}\n{{link}}",
      other: "Das ist eingegangen:\n{data}",
    },
    toCustomer: {
      failed: "Guten Tag,\n\nIhre Zahlung über {{amount}} ist nicht durchgegangen.",
      refunded: "Guten Tag,\n\nwir haben Ihnen {{amount}} erstattet.",
      payment: "Guten Tag,\n\nvielen Dank für Ihre Zahlung über {{amount}}.",
      "shop-order": "Guten Tag,\n\nvielen Dank für Ihre Bestellung {{name}}, Summe {{total}}.",
      other: "Guten Tag,\n\nvielen Dank. Das ist bei uns angekommen:\n{data}",
    },
  },
  hi: {
    happened: {
      failed: "{{email}} का {{amount}} का भुगतान विफल रहा।",
      refunded: "{{amount}} का भुगतान वापस किया गया।",
      form: "फ़ॉर्म भरा गया:\n{data}",
      typeform: "फ़ॉर्म भरा गया:\n{data}",
      payment: "{{email}} से {{amount}} का भुगतान आया।",
      "shop-order": "नया ऑर्डर आया: {{name}}, कुल {{total}}।",
      booking: "नई बुकिंग: {{name}}, {{email}}।",
      cancelled: "बुकिंग रद्द हुई: {{name}}, {{email}}।",
      "row-added": "नई पंक्ति जोड़ी गई:\n{data}",
      "email-in": "{{email}} से ईमेल आया: {{subject}}",
      "gmail-in": "{{email}} से ईमेल आया: {{subject}}",
      "telegram-in": "Telegram पर संदेश आया: {{text}}",
      feed: "नया: {{title}}\n{{link}}",
      other: "यह आया:\n{data}",
    },
    toCustomer: {
      failed: "नमस्ते,\n\nआपका {{amount}} का भुगतान पूरा नहीं हो सका।",
      refunded: "नमस्ते,\n\nहमने आपको {{amount}} वापस कर दिए हैं।",
      payment: "नमस्ते,\n\n{{amount}} के भुगतान के लिए धन्यवाद।",
      "shop-order": "नमस्ते,\n\nऑर्डर {{name}}, कुल {{total}} के लिए धन्यवाद।",
      other: "नमस्ते,\n\nधन्यवाद। यह हमें मिला:\n{data}",
    },
  },
  zh: {
    happened: {
      failed: "{{email}}的付款{{amount}}失败了。",
      refunded: "付款{{amount}}已退款。",
      form: "有人填写了表单：\n{data}",
      typeform: "有人填写了表单：\n{data}",
      payment: "收到{{email}}的付款：{{amount}}。",
      "shop-order": "收到新订单：{{name}}，合计{{total}}。",
      booking: "新预约：{{name}}，{{email}}。",
      cancelled: "预约已取消：{{name}}，{{email}}。",
      "row-added": "新增了一行：\n{data}",
      "email-in": "收到{{email}}的邮件：{{subject}}",
      "gmail-in": "收到{{email}}的邮件：{{subject}}",
      "telegram-in": "Telegram收到消息：{{text}}",
      feed: "新内容：{{title}}\n{{link}}",
      other: "收到以下内容：\n{data}",
    },
    toCustomer: {
      failed: "您好：\n\n您的付款{{amount}}未成功。",
      refunded: "您好：\n\n我们已向您退款{{amount}}。",
      payment: "您好：\n\n感谢您付款{{amount}}。",
      "shop-order": "您好：\n\n感谢您的订单{{name}}，合计{{total}}。",
      other: "您好：\n\n感谢您。我们已收到以下内容：\n{data}",
    },
  },
};
