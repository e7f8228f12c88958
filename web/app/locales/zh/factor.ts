import type { factor as english } from "../en/factor.ts";
import type { TextsOf } from "../texts-of.ts";

export const factor: TextsOf<typeof english> = {
  appCode: "验证器动态码",
  appHint: "验证器应用当前显示的六位数字。",
  backupCode: "备用码",
  backupHint: "你保存的备用码之一，每个只能用一次。",
  useBackup: "使用备用码",
  useApp: "使用验证器应用",
  missing: "请输入验证码。",
  stepUp: {
    title: "确认是你本人",
    text: "此操作需要两步验证。输入验证码后即可继续。",
    confirm: "确认",
  },
  challenge: {
    title: "两步验证",
    text: "密码正确。现在请确认是你本人。",
    verify: "验证",
  },
  errors: {
    code: "验证码不正确。请查看应用中最新的验证码，重新输入。",
    backupCode: "备用码不正确，或已被使用。",
    tooManyCodes: "错误次数过多，请重新登录后再试。",
    locked: "错误次数过多，账号已暂时锁定。请约 15 分钟后再试。",
    challengeOver: "等待时间过长，请重新登录。",
  },
};
