import { useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { Tag } from '../input/Tag.tsx';
import { EntryList } from './EntryList.tsx';
import { departmentItem, type OrgItem, type OrgKind, type OrgValueField } from './orgKinds.ts';
import type { Department } from './orgSource.ts';
import { PeopleList } from './PeopleList.tsx';
import { CategoryChoice, DepartmentChoice, RegionChoice } from './TreeChoice.tsx';
import { zhOrg } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The dialog of a picker. Each opening begins with what was chosen before it. */
export default function OrgPanel(props: OrgPanelProps) {
  return <OpenPanel key={props.opening} {...props} />;
}

const titles = {
  department: 'org.chooseDepartment',
  person: 'org.choosePerson',
  role: 'org.chooseRole',
  position: 'org.choosePosition',
  region: 'org.chooseRegion',
  category: 'org.chooseCategory',
} as const;
const widths = { department: 520, person: 960, role: 640, position: 640, region: 520, category: 520 } as const;

/** Nothing is taken over before 确定, or the choice of a single one. */
function OpenPanel({ kind, code, valueField, multiple, leavesOnly, levels, open, initial, onConfirm, onClose }: OrgPanelProps) {
  const { t } = useTexts(zhOrg);
  const [chosen, setChosen] = useState(initial);
  const [isRefused, setRefused] = useState(false);
  const [within, setWithin] = useState<Department | null>(null);
  const keys = chosen.map((item) => item.key);

  const choose = (next: readonly OrgItem[]) => {
    setRefused(false);
    setChosen(next);
  };
  const confirm = (items: readonly OrgItem[]) => {
    if (!multiple && items.length === 0) return setRefused(true);
    onConfirm(items);
    onClose();
  };
  const toggle = (item: OrgItem) => {
    if (!multiple) confirm([item]);
    else choose(keys.includes(item.key) ? chosen.filter((other) => other.key !== item.key) : [...chosen, item]);
  };
  const choosing = { multiple, chosen, onChoose: choose, onConfirm: confirm };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(titles[kind])}
      width={widths[kind]}
      fullScreenToggle
      okClose={false}
      onOk={() => confirm(chosen)}
      aside={
        isRefused && (
          <span role="alert" className="text-danger-ink">
            {t('popup.chooseOne')}
          </span>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {kind === 'person' ? (
          <div className="grid grid-cols-1 gap-4 desktop:grid-cols-[16rem_minmax(0,1fr)]">
            <div className="min-w-0">
              <DepartmentChoice
                isChosen={(one) => one.id === within?.id}
                onChoose={(one) => setWithin(one.id === within?.id ? null : one)}
                className="h-36 desktop:h-80"
              />
            </div>
            <PeopleList {...choosing} within={within} valueField={valueField} />
          </div>
        ) : kind === 'department' ? (
          <DepartmentChoice
            checkable={multiple}
            isChosen={(one) => keys.includes(departmentItem(one, valueField).key)}
            onChoose={(one) => toggle(departmentItem(one, valueField))}
            className="h-80"
          />
        ) : kind === 'region' ? (
          <RegionChoice keys={keys} checkable={multiple} leavesOnly={leavesOnly} levels={levels} onToggle={toggle} />
        ) : kind === 'category' ? (
          <CategoryChoice code={code} keys={keys} checkable={multiple} leavesOnly={leavesOnly} onToggle={toggle} />
        ) : (
          <EntryList {...choosing} kind={kind} valueField={valueField} />
        )}
        {chosen.length > 0 && (
          <div role="group" aria-label={t('popup.chosen', { count: chosen.length })} className="flex flex-wrap items-center gap-1">
            <span className="text-sm text-ink-secondary">{t('popup.chosen', { count: chosen.length })}</span>
            {chosen.map((item) => (
              <Tag
                key={item.key}
                tone="primary"
                removeLabel={t('popup.removeChosen', { name: item.name })}
                onRemove={() => choose(chosen.filter((other) => other !== item))}
              >
                {item.name}
              </Tag>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface OrgPanelProps {
  /** How often it was opened. */
  opening: number;
  kind: OrgKind;
  /** Code of the category whose tree is offered. */
  code: string;
  valueField: OrgValueField;
  multiple: boolean;
  /** Of regions and categories, only those with none below can be chosen. */
  leavesOnly: boolean;
  /** Of regions: how many levels are offered; undefined: all. */
  levels: number | undefined;
  open: boolean;
  /** What was chosen before it opened. */
  initial: readonly OrgItem[];
  onConfirm: (items: readonly OrgItem[]) => void;
  onClose: () => void;
}
