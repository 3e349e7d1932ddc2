import { ellipsis, emptyText } from '../../internals/format.ts';
import { defineFieldKind } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { writeJson } from '../writeJson.ts';

const JsonInput = late(loadControls, { part: 'JsonInput', meanwhile: controlRoom });

/** A structured value; a screen that has to do with its inside brings its own cell and input. */
export const jsonKind = defineFieldKind<unknown>({
  name: 'json',
  width: 180,
  blank: null,
  isWide: () => true,
  Cell: ({ value, whole }) => {
    if (value === null || value === undefined) return emptyText;
    const text = writeJson(value);
    return whole ? <code className="break-all whitespace-pre-wrap">{text}</code> : <code title={text}>{ellipsis(text)}</code>;
  },
  Input: (props) => <JsonInput {...props} />,
  text: writeJson,
  parse: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
  compare: (one, other) => writeJson(one).localeCompare(writeJson(other)),
});
