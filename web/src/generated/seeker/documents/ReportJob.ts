/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ReportJobMutation, ReportJobMutationVariables } from '../graphql';

export const ReportJobDocument: DocumentTypeDecoration<ReportJobMutation, ReportJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:75a864ad5746c71c1f69904065a3b22ba9498529db1fea4cd6d0e32359d4e608' },
};
