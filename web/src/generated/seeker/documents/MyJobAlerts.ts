/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyJobAlertsQuery, MyJobAlertsQueryVariables } from '../graphql';

export const MyJobAlertsDocument: DocumentTypeDecoration<MyJobAlertsQuery, MyJobAlertsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:72d1151fa632a54ddf22b3fe025eadd412d46e10854fce78cf55486363880f1a' },
};
