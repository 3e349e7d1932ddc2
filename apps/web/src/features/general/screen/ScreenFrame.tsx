import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { applyTheme, useTheme } from '@tarmac/admin-kit/theme';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dashboardTexts } from '../dashboard/dashboardTexts.ts';
import { screenTexts as texts } from './screenTexts.ts';

/** px of the drawing on a wall of 1920 × 1080, where everything is a quarter larger than in the office; a room of another shape has more of one. */
const stage = { width: 1536, height: 864 };
/** Below this width, px, parts stand one below the other as on any page; above it `@wall:` holds. */
const narrow = 900;

/**
 * A page for a wall: dark whatever the theme is, drawn for 1920 × 1080, scaled to the room there is, and as high and wide as that.
 *
 * @source GEN-07, freight-domain 5.7
 */
export function ScreenFrame({ title, now, problem, children }: ScreenFrameProps) {
  const { localize } = useLocale();
  const { primary } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const isFull = useSyncExternalStore(subscribeToFullScreen, () => document.fullscreenElement !== null);
  useLayoutEffect(() => {
    if (box.current) applyTheme(box.current, { mode: 'dark', primary });
  }, [primary]);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  const scale = room === undefined || room.width < narrow ? undefined : Math.min(room.width / stage.width, room.height / stage.height);
  const toggle = () => void (isFull ? document.exitFullscreen() : box.current?.requestFullscreen());
  return (
    <div ref={box} className="-m-gap h-[calc(100%+2*var(--spacing-gap))] overflow-auto bg-canvas text-base text-ink">
      <div
        className={scale === undefined ? '@container flex flex-col gap-3 p-gap' : '@container flex origin-top-left flex-col gap-3 p-4'}
        style={
          scale === undefined || room === undefined
            ? undefined
            : { width: room.width / scale, height: room.height / scale, transform: `scale(${scale})` }
        }
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="m-0 text-2xl font-semibold">{localize(title)}</h2>
          <p className="m-0 flex items-baseline gap-3 text-ink-secondary">
            <span role="status" className="tabular-nums">
              {problem === undefined ? (
                `${localize(dashboardTexts.updatedAt)} ${now ?? ''}`
              ) : (
                <span className="text-danger-ink">{problem}</span>
              )}
            </span>
            <Button size="small" onClick={toggle}>
              {localize(isFull ? texts.leaveFullScreen : texts.fullScreen)}
            </Button>
          </p>
        </header>
        {children}
      </div>
    </div>
  );
}

function subscribeToFullScreen(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}

interface ScreenFrameProps {
  title: { zh: string; en: string };
  /** The moment of the figures. */
  now: string | undefined;
  /** What went wrong when they were asked for last. */
  problem: string | undefined;
  children: ReactNode;
}
