import type { Catalogue } from "../catalogue.ts";

export const labels: Catalogue = {
  Retention: "留存率",
  Conversion: "转化率",
  "Cost to win a customer": "获客成本",
  "Take rate": "抽成",
  "Market share": "市场份额",
  "Monthly burn": "每月支出",
  "Fixed costs": "固定成本",
  "Uses one unit lasts": "每件可用次数",
  Suppliers: "供给方",
  "Money spent once": "一次性支出",
  "Valuation before the money": "投前估值",
};
