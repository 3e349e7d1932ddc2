import { expect, test } from 'vitest';
import { shareRoom, type RoomColumn } from './shareRoom.ts';

const text = (width: number): RoomColumn => ({ width, grows: false, isFigure: false });
const long = (width: number): RoomColumn => ({ width, grows: true, isFigure: false });
const figure = (width: number): RoomColumn => ({ width, grows: false, isFigure: true });

test.each([
  ['room that is left goes to the column that grows', [text(100), long(200), figure(100)], 500, [0, 100, 0]],
  ['two that grow share it', [long(200), long(200)], 501, [50, 51]],
  ['without one, all share it', [text(100), figure(100)], 303, [51, 52]],
  ['nothing is left', [text(100), figure(100)], 200, [0, 0]],
  ['one px too little: the figure begins at the edge', [text(100), figure(100)], 199, [99, 0]],
  ['what is cut is a text: it stays cut, which tells that there is more', [text(100), text(100), figure(100)], 150, [0, 0, 0]],
  ['the figure behind two whole columns', [text(100), text(100), figure(100), text(100)], 270, [35, 35, 0, 0]],
  ['the one of them that grows takes it', [long(200), text(100), figure(100), text(100)], 370, [70, 0, 0, 0]],
  ['the edge of a figure is that of the room', [text(100), figure(100), figure(100)], 200, [0, 0, 0]],
  ['no column is whole', [figure(300)], 200, [0]],
  ['no columns', [], 200, []],
])('LIST-07 %s', (_name, columns, room, expected) => {
  expect(shareRoom(columns, room)).toEqual(expected);
});
