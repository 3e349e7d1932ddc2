import { beforeAll, describe, expect } from 'vitest';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { bureauSheet, buildInvoiceOrder, issuedLine, newInvoiceNumber } from '../../../../../test/taxOrders.ts';
import { nowText } from '../../../../platform/clock.ts';
import { type TaxSubject, testTaxChannel } from '../conformance.ts';
import { isPaper } from '../orderProblem.ts';
import { filesTax } from './filesTax.ts';
import { importIssueResults } from './importIssueResults.service.ts';

let server: TestServer;
let subject: TaxSubject;
beforeAll(async () => {
  server = await testServer({ shared: true });
  subject = createSubject();
});

function createSubject(): TaxSubject {
  const channel = filesTax(server.platform, 0);
  let isLost = false;
  return {
    channel: {
      ...channel,
      // What may be lost here is the process, between the order and the answer.
      issue: async (order) => {
        const answer = await channel.issue(order);
        if (!isLost) return answer;
        isLost = false;
        throw new Error('the process ended');
      },
    },
    order: (end) => {
      const order = buildInvoiceOrder({ remark: end });
      return end === 'refused' ? { ...order, buyer: { ...order.buyer, name: ' ' } } : order;
    },
    settle: async (...orders) => {
      const lines = orders.map((order) => {
        if (order.remark === 'failed') return `${order.serial},,,,失败,税号不存在,,`;
        return isPaper(order.invoiceType)
          ? `${order.serial},${newInvoiceNumber().slice(-8)},3700261130,${nowText(server.clock)},成功,,,`
          : issuedLine(order, { time: nowText(server.clock) });
      });
      // A number that the bureau gave stays.
      const open = [];
      for (const [index, { serial }] of orders.entries())
        if ((await channel.query(serial)).state === 'processing') open.push(lines[index]!);
      expect(
        (await importIssueResults(server.context(), { content: new TextEncoder().encode(bureauSheet(...open)), mode: 'all' })).problems,
      ).toEqual([]);
    },
    loseAnswer: () => {
      isLost = true;
    },
  };
}

describe('FRT-20 invoices by workbooks', () => {
  testTaxChannel(() => subject);
});
