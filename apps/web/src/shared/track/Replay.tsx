import { useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton, RadioGroup } from '@tarmac/admin-kit/input';
import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { trackTexts as texts } from './trackTexts.ts';

const minute = 60_000;
/** Where people want less motion the vehicle goes on in steps of so many ms. */
const stillTick = 500;
/** Longer between two pictures, as when the page was out of sight, and the replay stood meanwhile. */
const longestFrame = 250;
/** Minutes of the way that pass in a second. */
const rates = ['10', '30', '120'] as const;

/** The slider of a track's time: drawn by hand, by keys, or by itself; the space bar starts and stops it. */
export function Replay({ first, last, value, told, onValueChange }: ReplayProps) {
  const { localize } = useLocale();
  const [isPlaying, setPlaying] = useState(false);
  const [rate, setRate] = useState<string>('30');
  const step = useEffectEvent((passed: number) => {
    const next = Math.min(last, value + Number(rate) * minute * (passed / 1000));
    onValueChange(next);
    if (next >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => step(stillTick), stillTick);
      return () => clearInterval(timer);
    }
    let before: number | undefined;
    let frame = requestAnimationFrame(function draw(now) {
      step(Math.min(longestFrame, now - (before ?? now)));
      before = now;
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  const toggle = () => {
    if (!isPlaying && value >= last) onValueChange(first);
    setPlaying(!isPlaying);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <IconButton
        label={localize(isPlaying ? texts.pause : texts.play)}
        icon={isPlaying ? <Pause size={16} /> : <Play size={16} />}
        onClick={toggle}
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
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          toggle();
        }}
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
  /** The first and the last moment, ms. */
  first: number;
  last: number;
  /** The moment that is looked at, ms. */
  value: number;
  /** What it was like at that moment. */
  told: string;
  onValueChange: (instant: number) => void;
}
