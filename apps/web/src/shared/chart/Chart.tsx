import { useTheme } from '@tarmac/admin-kit/theme';
import type { EChartsCoreOption } from 'echarts/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type ChartColors, readChartColors } from './chartColors.ts';
import { createChart } from './echarts.ts';

/** A drawing in the colours of the theme. It says nothing by itself to who cannot see it: put its figures beside it as text. */
export function Chart({ option, height, className, hrefs, onOpen }: ChartProps) {
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
  // Wherever in the strip of a point the pointer is: a line has no width, and a small bar hardly a height.
  const openPoint = useEffectEvent((at: number) => {
    const href = hrefs?.[at];
    if (href !== undefined) onOpen?.(href);
  });
  const leads = useEffectEvent((at: number) => hrefs?.[at] !== undefined);
  const isLinked = hrefs?.some((href) => href !== undefined) ?? false;
  useEffect(() => {
    const made = chart.current;
    if (!isLinked || made === null) return undefined;
    const area = made.getZr();
    const pointAt = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }): number => {
      const place = [offsetX, offsetY];
      return made.containPixel('grid', place) ? (made.convertFromPixel('grid', place)[0] ?? -1) : -1;
    };
    const press = (event: { offsetX: number; offsetY: number }) => openPoint(pointAt(event));
    const move = (event: { offsetX: number; offsetY: number }) => area.setCursorStyle(leads(pointAt(event)) ? 'pointer' : 'default');
    area.on('click', press);
    area.on('mousemove', move);
    return () => {
      area.off('click', press);
      area.off('mousemove', move);
    };
  }, [isLinked]);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart.current?.setOption({ animation: !isStill, animationDuration: 200, ...option(readChartColors(box.current!)) });
    // The colours are read from the document, which the theme has changed by now.
  }, [option, theme]);
  return <div ref={box} aria-hidden className={className} style={{ height }} />;
}

/** Where the points of the axis of a drawing lead; a press on one opens it. The same links stand beside it as text. */
export interface ChartLinks {
  /** In the order of the points. */
  hrefs: readonly (string | undefined)[];
  onOpen: (href: string) => void;
}

/** Props of {@link Chart}. */
export interface ChartProps extends Partial<ChartLinks> {
  /** What is drawn, with the colours of the theme. */
  option: (colors: ChartColors) => EChartsCoreOption;
  /** px; without it the class says how high it is. */
  height?: number | undefined;
  className?: string | undefined;
}
