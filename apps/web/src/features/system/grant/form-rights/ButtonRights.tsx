import { useLocale } from '@tarmac/admin-kit/i18n';
import { Checkbox } from '@tarmac/admin-kit/input';
import type { OnlineFormRoles } from '@tarmac/freight-api/online';
import { type Edits, hasRight, lacking, type Place } from './formRightsModel.ts';
import { formRightsTexts as texts } from './formRightsTexts.ts';

interface ButtonRightsProps {
  picture: OnlineFormRoles;
  roleId: string;
  edits: Edits;
  /** What the role may do by the menu. */
  actions: readonly string[];
  onRight: (place: Place, has: boolean) => void;
}

/** Buttons of a form with what the role has of them. One that the menu does not give the role is not there for it, whatever is said here. */
export function ButtonRights({ actions, onRight, ...parts }: ButtonRightsProps) {
  const { localize } = useLocale();
  return (
    <section aria-label={localize(texts.buttons)} className="flex flex-col gap-1">
      <h3 className="m-0 text-base font-medium">{localize(texts.buttons)}</h3>
      {parts.picture.buttons.some(({ action }) => !actions.includes(action)) && (
        <p className="m-0 text-ink-secondary">{localize(texts.noAction)}</p>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {parts.picture.buttons.map(({ code, title, action }) => {
          const place: Place = { code, right: 'button' };
          const others = lacking(parts.picture, { ...parts, place });
          const isGiven = actions.includes(action);
          return (
            <span
              key={code}
              className="inline-flex items-center gap-2"
              title={others.length > 0 ? `${localize(texts.lacking)}：${others.join(localize(texts.between))}` : undefined}
            >
              <Checkbox
                className="min-h-8"
                value={hasRight(parts.picture, { ...parts, place }) && isGiven}
                disabled={!isGiven}
                onValueChange={(value) => onRight(place, value)}
              >
                {title}
              </Checkbox>
            </span>
          );
        })}
      </div>
    </section>
  );
}
