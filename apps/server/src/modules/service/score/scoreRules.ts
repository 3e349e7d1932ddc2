/** The ends of a score. @source freight-domain 2.7, 3.10 */
const scoreRange = { least: 0, most: 1000 } as const;

/** What stars are worth. @source freight-domain 3.10 */
const starPoints: Readonly<Record<number, number>> = { 5: 3, 4: 1, 3: 0, 2: -5, 1: -10 };

/** Points for an evaluation of 1 to 5 stars. */
export const pointsOfStars = (stars: number): number => starPoints[stars] ?? 0;

/** What a finding against somebody is worth when the complaint is closed, by dictionary `complaint_result`. */
const findingPoints: Readonly<Record<string, number>> = { 1: -10, 2: -5 };

/** Points for a complaint that was closed. @source freight-domain T5 */
export const pointsOfFinding = (result: string | null): number => findingPoints[result ?? ''] ?? 0;

/** A score after points, and what it really changed by. */
export function scoreAfter(score: number, rulePoints: number): { score: number; points: number } {
  const after = Math.min(scoreRange.most, Math.max(scoreRange.least, score + rulePoints));
  return { score: after, points: after - score };
}
