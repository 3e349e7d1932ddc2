import { parseNews } from '@tarmac/admin-kit/jeecg';
import { createNewsChannel } from '@tarmac/admin-kit/notice-center';
import { rowNews } from '@tarmac/admin-kit/resource';
import { queryClient } from '../shared/session/access.ts';
import { askNewsAgain } from '../shared/api/askNewsAgain.ts';
import { paced } from '../shared/api/paced.ts';
import { newsKey } from '../shared/api/pendingCounts.ts';
import { isAway, presenceMs } from '../shared/session/presence.ts';
import { basePath, session } from '../shared/session/session.ts';

/** Code of a socket that the server closed because its session is over. */
const sessionEnded = 4401;

const askAgain = () => askNewsAgain(queryClient, newsKey);

/** Rows change by hundreds when a sheet is imported; counts are asked for this often at most, in ms. */
const countsPaceMs = 2000;
/** Counts above lists and at the bell are made from rows, also from those that are in no list of this window. */
const countAgain = paced(() => {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['followsRows'] === true });
  void askAgain();
}, countsPaceMs);

/** The line over which the server says that announcements, counts or the menu have changed, and hears that a person is at work. @source NOTI-06, security 3.11 */
export const newsChannel = createNewsChannel({
  address: () => {
    const { token, user } = session.state();
    if (token === undefined || user === undefined) return undefined;
    const url = new URL(`${basePath}/websocket/${encodeURIComponent(user.id)}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    return { url, protocols: ['freight.v1', token] };
  },
  parse: parseNews,
  onMessage: ({ kind, text }) => {
    if (kind === 'topic' || kind === 'user') void askAgain();
    if (kind === 'rows' && text !== undefined) {
      rowNews.tell(text);
      countAgain();
    }
    if (kind === 'menu') void queryClient.invalidateQueries({ queryKey: ['access'] });
  },
  // Whatever was told while the line was broken is unknown, and what failed meanwhile may work again.
  onReopen: () => {
    rowNews.tellAll();
    countAgain();
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  },
  isFinal: (code) => code === sessionEnded,
  connect: (url, protocols) => {
    const socket = new WebSocket(url, protocols);
    // Anyone who writes a long text asks for nothing, and is at work all the same.
    const words = setInterval(() => isAway() || socket.readyState !== WebSocket.OPEN || socket.send('person'), presenceMs);
    socket.addEventListener('close', ({ code }) => {
      clearInterval(words);
      // A request says so in the usual way, also where nobody is there to make one.
      if (code === sessionEnded) void askAgain();
    });
    return socket;
  },
});
