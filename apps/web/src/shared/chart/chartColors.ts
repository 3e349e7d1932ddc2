/** Colours of the present theme as a drawing needs them. */
export interface ChartColors {
  ink: string;
  faint: string;
  line: string;
  surface: string;
  danger: string;
  waiting: string;
  /** One after the other for the lines of a chart. */
  series: readonly string[];
}

/** Reads the tokens of the theme: a drawing takes no custom properties. */
export function readChartColors(element: Element): ChartColors {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(`--color-${name}`).trim();
  return {
    ink: token('ink-secondary'),
    faint: token('ink-faint'),
    line: token('line'),
    surface: token('surface'),
    danger: token('danger-solid'),
    waiting: token('waiting-ink'),
    series: [token('primary-solid'), token('ok-ink'), token('waiting-ink'), token('danger-ink')],
  };
}
