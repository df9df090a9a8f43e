#include "http/write_buffer.hpp"

#include <utility>

namespace hoigung::http {

void WriteBuffer::add(std::string text) {
    if (text.empty()) return;
    bytes_ += text.size();
    if (!pieces_.empty() && !pieces_.back().owner && pieces_.back().text.size() + text.size() <= kSmall) {
        pieces_.back().text += text;
    } else {
        pieces_.push_back({std::move(text), nullptr, {}});
    }
}

void WriteBuffer::add(WireAnswer answer) {
    const std::string_view body = answer.body.view();
    if (answer.head.size() + body.size() <= kSmall) {
        answer.head += body;
        add(std::move(answer.head));
    } else {
        add(std::move(answer.head));
        if (!body.empty()) {
            bytes_ += body.size();
            pieces_.push_back(std::move(answer.body));
        }
    }
    ++answers_;
}

void WriteBuffer::consume(std::size_t count) {
    bytes_ -= count;
    if (bytes_ == 0) {
        pieces_.clear();
        first_ = offset_ = answers_ = 0;
        return;
    }
    while (count > 0) {
        const std::size_t left = pieces_[first_].view().size() - offset_;
        if (count < left) {
            offset_ += count;
            return;
        }
        count -= left;
        offset_ = 0;
        pieces_[first_++] = {};
    }
}

}  // namespace hoigung::http
