/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SomeApplicationsQuery, SomeApplicationsQueryVariables } from '../graphql';

export const SomeApplicationsDocument: DocumentTypeDecoration<SomeApplicationsQuery, SomeApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:538059b7a6d41a78ffd0d6ef47c2a0de623c9f6043db19db9de9c28b8a70f22b' },
};
