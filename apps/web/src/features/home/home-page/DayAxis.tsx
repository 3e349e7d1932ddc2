/** Some of the days below a drawing of thirty, as month and day. */
export function DayAxis({ days }: { days: readonly string[] }) {
  return (
    <div aria-hidden className="mt-1 flex justify-between text-xs text-ink-secondary tabular-nums">
      {[0, 10, 20, days.length - 1].map((at) => (
        <span key={at}>{days[at]?.slice(5)}</span>
      ))}
    </div>
  );
}
