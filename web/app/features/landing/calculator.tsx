import { useId, useState, type ChangeEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { calculatorInputs, type CalculatorInput } from "../../content/landing.ts";
import { CalculatorChart } from "./calculator-chart.tsx";
import { figuresOf, type Inputs } from "./calculator-figures.ts";
import { useLanding } from "./use-landing.ts";
import { exampleMoney, percent, plain } from "./writing.ts";

interface Range {
  min: number;
  max: number;
  step: number;
}

const ranges: Record<CalculatorInput, Range> = {
  price: { min: 5, max: 199, step: 1 },
  grossMargin: { min: 0.2, max: 0.95, step: 0.05 },
  monthlyChurn: { min: 0.01, max: 0.2, step: 0.005 },
  acquisitionCost: { min: 10, max: 600, step: 10 },
};

/** The engine's unit economics with four sliders, set to the figures of the example's founder. */
export function Calculator({ onOwn }: { onOwn: (() => void) | null }) {
  const { capabilities } = useLanding().landing;
  const [inputs, setInputs] = useState<Inputs>(calculatorInputs);
  return (
    <div className="rounded-window border border-line bg-surface p-5 shadow-window sm:p-7">
      <h3 className="font-semibold">{capabilities.calculator.title}</h3>
      <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {(Object.keys(ranges) as CalculatorInput[]).map((name) => (
          <Slider
            key={name}
            name={name}
            value={inputs[name]}
            onChange={(value) => setInputs((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <Results inputs={inputs} />
      <CalculatorChart inputs={inputs} />
      {onOwn && (
        <Button variant="secondary" className="mt-5" onClick={onOwn}>
          {capabilities.calculator.own}
        </Button>
      )}
    </div>
  );
}

interface SliderProps {
  name: CalculatorInput;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ name, value, onChange }: SliderProps) {
  const { landing, language } = useLanding();
  const id = useId();
  const isShare = name === "grossMargin" || name === "monthlyChurn";
  const text = isShare ? percent(value, language) : exampleMoney(value, language);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="text-muted">
          {landing.capabilities.calculator[name]}
        </label>
        <output htmlFor={id} className="font-medium tabular-nums">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...ranges[name]}
        value={value}
        aria-valuetext={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.valueAsNumber)}
        className="mt-1 h-6 w-full cursor-pointer accent-accent"
      />
    </div>
  );
}

function Results({ inputs }: { inputs: Inputs }) {
  const { landing, language } = useLanding();
  const { metrics } = landing.example.reply;
  const { months } = landing.capabilities.calculator;
  const figures = figuresOf(inputs);
  const values = {
    contribution_per_customer: exampleMoney(figures.contribution, language, 2),
    ltv: exampleMoney(figures.lifetimeValue, language),
    ltv_cac: `${plain(figures.ratio, language)}×`,
    cac_payback_months: `${plain(figures.payback, language)} ${months}`,
  };
  return (
    <dl className="my-6 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5">
      {metrics.map(({ name, label }) =>
        name in values ? (
          <div key={name} className="flex flex-col">
            <dt className="text-label text-muted">{label}</dt>
            <dd className="mt-auto pt-0.5 text-heading font-semibold tabular-nums">
              {values[name as keyof typeof values]}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
