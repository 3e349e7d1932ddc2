import { index, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedLongText, sealedText } from '../../../platform/sealed.ts';

/** The test receiver's key pair and the login that it gives out; made at its first start. There is one of an installation. */
export const govSandboxIdentity = tenantTable('gov_sandbox_identity', {
  columns: {
    userName: varchar({ length: 64 }).notNull(),
    passWord: sealedText().notNull(),
    publicKey: varchar({ length: 130 }).notNull(),
    privateKey: sealedText().notNull(),
  },
});

/** Every message that came to the test receiver, with what became of it. @source freight-domain 6.8 */
export const govSandboxMessage = tenantTable('gov_sandbox_message', {
  columns: {
    enterpriseSenderCode: varchar({ length: 35 }),
    messageReferenceNumber: varchar({ length: 35 }).notNull(),
    ipcType: varchar({ length: 16 }).notNull(),
    /** What the message is about, such as a plate with its colour: found by its hash alone. */
    subject: hashedText(),
    code: varchar({ length: 10 }).notNull(),
    /** What the answer said. */
    message: varchar({ length: 500 }).notNull(),
    receiptNo: varchar({ length: 20 }),
    /** The message after decryption. */
    body: sealedLongText(),
    checks: jsonb().$type<readonly string[]>(),
    receivedTime: dateTimeText().notNull(),
  },
  keys: (table) => [
    uniqueIndex('gov_sandbox_message_reference').on(table.tenantId, table.messageReferenceNumber),
    index('gov_sandbox_message_subject').on(table.tenantId, table.ipcType, table.subject),
    index('gov_sandbox_message_time').on(table.tenantId, table.receivedTime),
  ],
});
