/**
 * Points of a line of figures in a drawing, as `points` of a polyline has them: nought at its foot, unless figures lie below.
 *
 * @param room width and height of the drawing, and what stays free of the height, 2 of it at the foot
 */
export function linePoints(values: readonly number[], room: { width: number; height: number; free: number }): string {
  const step = room.width / Math.max(1, values.length - 1);
  const [low, top] = [Math.min(0, ...values), Math.max(1, ...values)];
  return values
    .map((value, at) => {
      const y = room.height - 2 - ((value - low) / (top - low)) * (room.height - room.free);
      return `${(at * step).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
