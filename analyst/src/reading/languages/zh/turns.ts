import { fold } from "../../normalise.ts";
import type { QuantityKind } from "../../quantities.ts";
import type { Role } from "../../venture.ts";
import { distinct, exact } from "../build.ts";
import type { Frame, RoleCue } from "../tongue.ts";

const fillers =
  "是|为|约|大约|大概|大致|有|了|在|达到|达|已有|已经|已|现有|目前|现在|差不多|接近|近|超过|超|不到|只有|只|仅|共有|共|一共|总共|平均|每个月|每月|每年|一个月|月均|年均|只要|需要|要|需|给|到|能|收|的|我们|才|就|每家|每单|每个|每位|每人|计划|准备|高达|控制在|从|月|稳定|保持|额|率|成本|费用|价格|还有|还|能有|会|想|可以|左右|也|都|大|这|那|里|中|上|总|于|以内|花|花了";
const near = String.raw`(?:\s?(?:${distinct(fillers, "")}))*\s?[:=(]?\s?[~≈]?$`;
export const at = {
  ahead: (role: Role, kinds: QuantityKind[], words: string): Frame => ({
    role,
    kinds,
    before: exact(`(?:${words})${near}`),
  }),
  behind: (role: Role, kinds: QuantityKind[], words: string): Frame => ({
    role,
    kinds,
    after: exact(String.raw`^\s?(?:多|余|左右|以上|来)?\s?(?:${words})`),
  }),
  later: (role: Role, kinds: QuantityKind[], words: string): Frame => ({
    role,
    kinds,
    after: exact(String.raw`^[^,.;!?\n\d]{0,16}?(?:${words})`),
  }),
};
export const cue = (role: Role, kinds: QuantityKind[], words: string): RoleCue => ({
  role,
  kinds,
  pattern: new RegExp(fold(words), "giu"),
});
export const third =
  "竞品|竞争对手|对手|同行|别人|市面上|传统[\\p{Script=Han}]{0,4}|美团|饿了么|代理|中介|外包|第三方|大厂|请(?:一个|个)?[\\p{Script=Han}]{1,4}|替代方案|现有(?:软件|产品|方案)|其他(?:平台|产品|软件|家)";
export const pay = "付费|付钱|付了|交钱|交费|购买了?|买了|买单|成交|签约|签了|充值|已下单|掏钱|订阅了?|续费";
export const gone = "取消|退订|流失|不续|没续|没有续|未续|停用|退费|退款|走了|离开|跑了|不用了|解约|退出|卸载|弃用";
export const would =
  "愿意|会(?:付费|买|购买|掏)|想买|想用|表示(?:愿意|会|想)|有(?:付费|购买)意(?:愿|向)|有意(?:向|愿)|打算(?:买|购买)";
export const said =
  "说|表示|认为|反映|反馈|承认|觉得|提到|抱怨|确认|有(?:这个|同样|相同|类似)(?:的)?(?:问题|痛点|困扰|需求)|认同|吐槽|存在|头疼|遇到";
export const asked =
  "访谈|采访|调研|调查|聊了|聊过|问了|问过|走访|拜访|约谈|面谈|沟通了|沟通过|接触了|接触过|问卷(?:收到|收集|回收)?|线下跑";
