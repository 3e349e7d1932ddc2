import { type LineKind, type LineLook, lineLooks } from './mapLines.ts';

/** A piece of a line, for a legend. */
export function LineSample({ kind }: { kind: LineKind }) {
  const { stroke, width, dash }: LineLook = lineLooks[kind];
  return (
    <svg aria-hidden width={22} height={8} className="shrink-0">
      <line x1={2} x2={20} y1={4} y2={4} strokeLinecap="round" className={stroke} strokeWidth={width} strokeDasharray={dash?.join(' ')} />
    </svg>
  );
}
