/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyJobAlertsQuery, MyJobAlertsQueryVariables } from '../graphql';

export const MyJobAlertsDocument: DocumentTypeDecoration<MyJobAlertsQuery, MyJobAlertsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:1891d6c5b83fa23a81ce3e32fd6fa297a056783bccbf772d994144dbf0ff3945' },
};
