import type { profile as english } from "../en/profile.ts";
import type { TextsOf } from "../texts-of.ts";

export const profile: TextsOf<typeof english> = {
  title: "Ajustes del perfil",
  description: "Tu nombre, tu foto y el idioma de las páginas.",
  avatarUrl: "URL de la foto",
  avatarHint:
    "La dirección https de una imagen, que se lee una vez al guardar, o sube una: PNG, JPEG, WebP o AVIF, 5 MB como máximo.",
  avatarUnread:
    "En esta dirección no se pudo leer ninguna imagen, así que se muestra tu inicial. Sube la imagen o escribe otra dirección.",
  avatarUploaded: "Se usa la imagen que subiste. Escribe una dirección para usar otra.",
  avatarForm: "Escribe una dirección completa que empiece por https://",
  upload: "Subir imagen",
  uploading: "Subiendo…",
  uploaded: "Imagen guardada",
  removePicture: "Quitar la imagen",
  email: "Correo electrónico",
  created: "Cuenta creada el",
  language: "Idioma",
  followBrowser: "Según el navegador",
  save: "Guardar cambios",
  saved: "Perfil actualizado",
  saveFailed: "No se pudo actualizar el perfil",
  loadFailed: "No se pudieron cargar los datos del perfil",
  balance: "Saldo de tokens",
  tokens_one: "token",
  tokens_other: "tokens",
  balanceText: "Un análisis cuesta de 1 a 3 tokens. Lo que no fue útil no se cobra.",
  history: "Ver historial",
  security: "Seguridad",
  securityText: "Contraseña, correo electrónico, verificación en dos pasos y dónde tienes la sesión abierta.",
  openSecurity: "Abrir ajustes",
};
