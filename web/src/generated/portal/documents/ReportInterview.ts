/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ReportInterviewMutation, ReportInterviewMutationVariables } from '../graphql';

export const ReportInterviewDocument: DocumentTypeDecoration<ReportInterviewMutation, ReportInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c748de8d314b45538c00d98a6f2fdd5fca11fe98356db3f412a1dc9bf4ff266e' },
};
