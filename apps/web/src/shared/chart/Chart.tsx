import { useTheme } from '@tarmac/admin-kit/theme';
import type { EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef } from 'react';
import { type ChartColors, readChartColors } from './chartColors.ts';
import { createChart } from './echarts.ts';

/** A drawing in the colours of the theme. It says nothing by itself to who cannot see it: put its figures beside it as text. */
export function Chart({ option, height, className }: ChartProps) {
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof createChart>>(null);
  useEffect(() => {
    const made = createChart(box.current!);
    chart.current = made;
    const watch = new ResizeObserver(() => made.resize());
    watch.observe(box.current!);
    return () => {
      watch.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart.current?.setOption({ animation: !isStill, animationDuration: 200, ...option(readChartColors(box.current!)) });
    // The colours are read from the document, which the theme has changed by now.
  }, [option, theme]);
  return <div ref={box} aria-hidden className={className} style={{ height }} />;
}

/** Props of {@link Chart}. */
export interface ChartProps {
  /** What is drawn, with the colours of the theme. */
  option: (colors: ChartColors) => EChartsCoreOption;
  /** px; without it the class says how high it is. */
  height?: number | undefined;
  className?: string | undefined;
}
