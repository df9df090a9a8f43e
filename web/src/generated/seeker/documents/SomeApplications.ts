/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SomeApplicationsQuery, SomeApplicationsQueryVariables } from '../graphql';

export const SomeApplicationsDocument: DocumentTypeDecoration<SomeApplicationsQuery, SomeApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:54170e3d4aa489d01489eaacdf71514a089f0ddfccb98e2757df126377244cf4' },
};
