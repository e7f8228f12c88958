import type { Redemption } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";

/** A refusal is one text of title and explanation: "Expired Promo Code - This promo code has expired." */
function showRefusal(text: string) {
  const [title = text, ...rest] = text.split(" - ");
  toast.error(title, rest.join(" - ") || undefined);
}

function useBenefits() {
  const { t } = useTranslation("promo");
  return ({ tokensGranted, premiumGranted, adminGranted, description }: Redemption) => {
    const benefits = [
      tokensGranted > 0 && t("benefits.tokens", { count: tokensGranted }),
      premiumGranted && t("benefits.premium"),
      adminGranted && t("benefits.admin"),
    ].filter((benefit) => benefit !== false);
    return `${description}: ${benefits.join(", ") || t("benefits.none")}`;
  };
}

/** Applies a promo code, and asks for confirmation if the code makes the account an admin. */
export function useRedeem(onApplied: () => void) {
  const { t } = useTranslation("promo");
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState<string | null>(null);
  const benefitsOf = useBenefits();

  const apply = async (code: string, confirmAdmin: boolean) => {
    setPending(true);
    try {
      const redemption = await api.promoCodes.redeem.call({ code, confirmAdmin });
      setAsking(null);
      toast.success(t("applied"), benefitsOf(redemption));
      onApplied();
      await Promise.all(
        [api.accounts.session.key(), api.accounts.overview.key(), api.wallet.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    } catch (error) {
      const { code: refusal } = problemOf(error);
      if (refusal === "promo_code.confirm_admin") return setAsking(code);
      setAsking(null);
      if (refusal === "unauthenticated") showRefusal(t("signInFirst"));
      else showRefusal(refusal === "unexpected" ? t("failed") : problemTexts[refusal]);
    } finally {
      setPending(false);
    }
  };

  return {
    pending,
    /** The code that waits for confirmation. */
    asking,
    submit: (code: string) => void apply(code, false),
    confirm: () => void (asking !== null && apply(asking, true)),
    forget: () => setAsking(null),
    refuseStranger: () => showRefusal(t("signInFirst")),
  };
}
