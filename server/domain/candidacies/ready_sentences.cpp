#include "domain/candidacies/ready_sentences.hpp"

#include <array>

namespace hoigung::domain {

std::span<const ReadySentence> ready_sentences(Side side) {
    static const std::array<ReadySentence, 8> kOfCompanies{{
        {"thanks",
         {"多謝你的申請，我們很快會回覆你。", "Thank you for applying. You will hear from us soon."}},
        {"still_interested", {"你仍然對這份工作感興趣嗎？", "Are you still interested in this job?"}},
        {"when_start", {"請問你最快何時可以上班？", "When could you start?"}},
        {"which_days", {"請問你哪幾天可以上班？", "On which days can you work?"}},
        {"come_for_trial", {"你可否來店試工？試工時段照付薪金。", "Could you come for a paid trial shift?"}},
        {"bring_papers",
         {"面試當日請帶同相關證書的副本。", "Please bring copies of your certificates to the interview."}},
        {"hired", {"恭喜，我們決定聘用你！", "Congratulations, we would like to hire you!"}},
        {"filled",
         {"這個空缺已經聘得合適人選，多謝你的申請，祝你早日找到理想工作。",
          "This vacancy has been filled. Thank you for applying, and good luck with your search."}},
    }};
    static const std::array<ReadySentence, 7> kOfSeekers{{
        {"interested", {"我對這份工作很感興趣。", "I am very interested in this job."}},
        {"any_time", {"我隨時可以面試。", "I can come for an interview at any time."}},
        {"can_start", {"我可以即時上班。", "I can start right away."}},
        {"ask_pay", {"請問薪金和工作時間如何？", "What are the pay and the working hours?"}},
        {"ask_place", {"請問工作地點在哪裏？", "Where exactly is the place of work?"}},
        {"late", {"不好意思，我會遲到少許。", "I am sorry, I will be a little late."}},
        {"found_other", {"多謝你，我已找到其他工作。", "Thank you, I have found another job."}},
    }};
    return side == Side::company ? std::span<const ReadySentence>(kOfCompanies)
                                 : std::span<const ReadySentence>(kOfSeekers);
}

}  // namespace hoigung::domain
