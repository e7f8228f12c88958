import type { mailbox as english } from "../en/mailbox.ts";
import type { TextsOf } from "../texts-of.ts";

export const mailbox: TextsOf<typeof english> = {
  title: "本地邮箱",
  description: "未设置邮件服务器时，邮件保存在本机。",
  note: "供开发使用：未设置邮件服务器时，系统要发出的邮件都会停在这里，不会离开本机。",
  empty: "还没有邮件",
  emptyText: "注册或申请新密码后，邮件会在两秒内出现在这里。",
  to: "收件人：{{to}}",
  open: "打开链接",
  unavailable: "这里没有本地邮箱",
  unavailableText: "此系统会真正发送邮件，或者服务器没有运行。",
  count_one: "{{count, number}} 封邮件",
  count_other: "{{count, number}} 封邮件",
};
