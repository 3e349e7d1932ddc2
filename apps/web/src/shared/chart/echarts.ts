import { BarChart, GaugeChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([BarChart, LineChart, GaugeChart, GridComponent, TooltipComponent, SVGRenderer]);

/** The kinds of chart that the product draws, and nothing else of the library. */
export const createChart = (element: HTMLElement) => init(element, null, { renderer: 'svg' });
