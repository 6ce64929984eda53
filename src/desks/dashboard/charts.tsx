import '@mantine/charts/styles.css';
import '@mantine/core/styles/ColorSwatch.css';
import { AreaChart, BarChart, LineChart } from '@mantine/charts';
import type { Series } from './facts-of';

interface Props {
  kind: 'bars' | 'lines' | 'areas';
  series: Series;
  text: (value: number) => string;
}

/** One colour of the shop and one that is none, in steps where there are more of them. */
const COLOURS = ['brand.6', 'gray.5', 'brand.3', 'gray.7', 'brand.8', 'gray.3', 'brand.4', 'gray.6'];
const HEIGHT = 180;
/** With names above it, which are several lines on a phone. */
const NAMED_HEIGHT = 260;

/** Drawn apart from the page: nobody but a dashboard ever loads it. */
export function Charts({ kind, series, text }: Props) {
  const shared = {
    h: series.names.length > 1 ? NAMED_HEIGHT : HEIGHT,
    data: series.rows.map(({ name, values }) => ({
      name,
      ...Object.fromEntries(values.map((value, at) => [series.names[at] || 'value', value])),
    })),
    dataKey: 'name',
    series: series.names.map((name, at) => ({
      name: name || 'value',
      color: COLOURS[at % COLOURS.length] ?? 'brand.6',
    })),
    valueFormatter: text,
    gridAxis: 'y' as const,
    tickLine: 'none' as const,
    withLegend: series.names.length > 1,
    legendProps: { verticalAlign: 'top' as const },
    yAxisProps: { width: 76, tickMargin: 4 },
    xAxisProps: { minTickGap: 24 },
  };
  const still = { isAnimationActive: false };
  // the table below is what is read and reached by the keyboard; the picture would be a stop without a name
  const unreached = { accessibilityLayer: false };
  if (kind === 'bars')
    return <BarChart {...shared} barChartProps={unreached} type="stacked" barProps={still} maxBarWidth={18} />;
  if (kind === 'areas')
    return <AreaChart {...shared} areaChartProps={unreached} type="stacked" withDots={false} withGradient={false} fillOpacity={0.7} areaProps={still} curveType="linear" />; // prettier-ignore
  return <LineChart {...shared} lineChartProps={unreached} withDots={false} lineProps={still} curveType="linear" />;
}
