import type { ChartColors } from './chartColors.ts';

/** What drawings of figures over something have in common: their margins, their axes, and how the pointer is told. */
export function chartFrame(colors: ChartColors) {
  const axisLabel = { color: colors.faint, fontSize: 11 };
  return {
    color: [...colors.series],
    grid: { left: 8, right: 12, top: 12, bottom: 8, outerBoundsMode: 'same' },
    tooltip: {
      // Drawn as the rest is: as a part of the page it would carry styles of its own, which the policy of the page refuses.
      renderMode: 'richText',
      confine: true,
      backgroundColor: colors.surface,
      borderColor: colors.line,
      borderWidth: 1,
      padding: 8,
      textStyle: { color: colors.ink, fontSize: 12 },
    },
    xAxis: { axisLabel, axisLine: { lineStyle: { color: colors.line } }, axisTick: { show: false } },
    yAxis: { type: 'value', axisLabel, splitLine: { lineStyle: { color: colors.line } } },
  };
}
