import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton, RadioGroup } from '@tarmac/admin-kit/input';
import type { Track } from '@tarmac/freight-api/fleet';
import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { areaNear } from '../map/areas.ts';
import { positionAt } from '../map/trackLine.ts';
import { instantOf } from '../texts/nowText.ts';
import { trackTexts as texts } from './trackTexts.ts';
import { momentText } from './trackWords.ts';

const minute = 60_000;
/** ms between two pictures of the replay. */
const tick = 100;
/** Minutes of the way that pass in a second. */
const rates = ['10', '30', '120'] as const;

/** The slider of a track's time: drawn by hand, by keys, or by itself. */
export function Replay({ points, value, onValueChange }: ReplayProps) {
  const { localize } = useLocale();
  const [isPlaying, setPlaying] = useState(false);
  const [rate, setRate] = useState<string>('30');
  const first = instantOf(points[0]!.locTime);
  const last = instantOf(points.at(-1)!.locTime);
  const step = useEffectEvent(() => {
    const next = Math.min(last, value + Number(rate) * minute * (tick / 1000));
    onValueChange(next);
    if (next >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => step(), tick);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const now = positionAt(points, value)!;
  const told = [
    momentText(value),
    now.speed === null ? undefined : `${now.speed} ${localize(texts.kmh)}`,
    interpolate(localize(texts.near), { area: areaNear(now) }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <IconButton
        label={localize(isPlaying ? texts.pause : texts.play)}
        icon={isPlaying ? <Pause size={16} /> : <Play size={16} />}
        onClick={() => {
          if (!isPlaying && value >= last) onValueChange(first);
          setPlaying(!isPlaying);
        }}
      />
      <input
        type="range"
        aria-label={localize(texts.moment)}
        aria-valuetext={told}
        className="h-control min-w-40 flex-1 cursor-pointer accent-primary-solid"
        min={first}
        max={last}
        step={minute}
        value={value}
        onChange={(event) => {
          setPlaying(false);
          onValueChange(Number(event.target.value));
        }}
      />
      <RadioGroup
        aria-label={localize(texts.speedUp)}
        variant="buttons"
        value={rate}
        onValueChange={(next) => setRate(next ?? rate)}
        options={rates.map((one) => ({ value: one, label: `×${Number(one) / 10}` }))}
      />
      <output className="w-full text-sm text-ink-secondary tabular-nums">{told}</output>
    </div>
  );
}

interface ReplayProps {
  /** At least one. */
  points: Track['points'];
  /** The moment that is looked at, ms. */
  value: number;
  onValueChange: (instant: number) => void;
}
