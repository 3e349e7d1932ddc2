import { late } from '@tarmac/admin-kit/chunk';
import { toText } from '@tarmac/admin-kit/field';
import { type AnyRow, defineAction, type Resource } from '@tarmac/admin-kit/resource';
import type { ScoreLineTotalQuery } from '@tarmac/freight-api/service';
import { scoreTexts as texts } from './scoreTexts.ts';

const ScoreDrawer = late(() => import('./ScoreDrawer.tsx'), { part: 'ScoreDrawer' });

/** Shows what the score of a driver, a vehicle or a carrier is made of. */
export const scoreAction = <Row extends AnyRow & { id: string }, Name extends string>(
  resource: Resource<Row, Name>,
  targetType: ScoreLineTotalQuery['targetType'],
) =>
  defineAction(resource, {
    label: texts.why,
    permission: 'score:list',
    dialog: ({ rows, onOpenChange }) => {
      const row = rows[0]!;
      return (
        <ScoreDrawer
          of={{ targetType, targetId: row.id }}
          name={toText((row as Readonly<Record<string, unknown>>)[resource.titleField])}
          onOpenChange={onOpenChange}
        />
      );
    },
  });
