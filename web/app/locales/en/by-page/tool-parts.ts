export const toolParts = {
  basis: {
    founder: "Yours",
    computed: "Computed",
    source: "Sourced",
    assumption: "Assumption",
    unknown: "To find out",
  },
  source: "{{publisher}}, {{year}}",
  stale: "{{name}}, out of date",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Could not copy. Select the text and copy it by hand.",
  more: "More, for a sharper result",
  optional: "optional",
};
